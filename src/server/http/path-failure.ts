import { Failure } from '../platform/failure.ts'
import type { AppContext } from './context.ts'
import type { Endpoint } from './endpoint.ts'

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

/** A path that exists under other methods names them; any other path does not exist. */
export function findFailureOfPath(c: AppContext, endpoints: readonly Endpoint[]): Failure {
  const methods = endpoints
    .filter(({ spec }) => toPattern(spec.path).test(c.req.path))
    .map(({ spec }) => spec.method.toUpperCase())
  if (methods.length === 0) return new Failure('not-found')
  c.header('allow', methods.join(', '))
  return new Failure('method-not-allowed')
}
