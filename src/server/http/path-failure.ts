import { Failure } from '../platform/failure.ts'
import type { AppContext } from './context.ts'
import type { Endpoint } from './endpoint.ts'

/** Whether a path matches a pattern such as `/account/{id}`. */
export function fits(pattern: string, path: string): boolean {
  const [wanted, parts] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))
  )
}

/** Returns `method-not-allowed` with the allowed methods for a known path, otherwise `not-found`. */
export function findFailureOfPath(c: AppContext, endpoints: readonly Endpoint[]): Failure {
  const methods = endpoints
    .filter(({ spec }) => fits(spec.path, c.req.path))
    .map(({ spec }) => spec.method.toUpperCase())
  if (methods.length === 0) return new Failure('not-found')
  c.header('allow', methods.join(', '))
  return new Failure('method-not-allowed')
}
