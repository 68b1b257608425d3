import { Failure } from '../platform/failure.ts'
import type { AppContext } from './context.ts'

const SHAPE = /^[\u0021-\u007e]{1,100}$/

/** The key that makes a repeated write answer as the first one did; callers may leave it out. */
export function readIdempotencyKey(c: AppContext): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !SHAPE.test(key)) throw new Failure('bad-request')
  return key
}
