import { Failure } from '../platform/failure.ts'
import type { AppContext } from './context.ts'

const SHAPE = /^[\u0021-\u007e]{1,100}$/

/** Returns the idempotency key, with which a repeated write gets the first answer; optional. */
export function readIdempotencyKey(c: AppContext): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !SHAPE.test(key)) throw new Failure('bad-request')
  return key
}
