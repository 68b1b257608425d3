import { CSRF_HEADER } from '#src/contract/http/constants.ts'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { MINUTE, SECOND } from '#src/domain/time.ts'
import { Failure } from '../platform/failure.ts'
import { readNetwork } from './caller.ts'
import type { AppContext } from './context.ts'
import { readTokenTime } from './csrf-token.ts'

/** A person needs longer to read and fill in a form. */
const LEAST_TIME = 2 * SECOND

/**
 * Slows programs down on forms that anyone may send. A filled honeypot is rejected with the message of the limits; the second try passes. A
 * fast form only counts against a narrower limit: the token contains the time at which the form was opened.
 */
export async function demandPerson(c: AppContext, spec: EndpointSpec, body: unknown): Promise<void> {
  if (!spec.trap) return
  if ((body as { topic?: string | null }).topic) throw new Failure('too-many-requests', { retryAfter: MINUTE / SECOND })
  const { clock, limiter } = c.get('services')
  const opened = readTokenTime(c.req.header(CSRF_HEADER) ?? '')
  if (!c.get('session') && clock() - opened < LEAST_TIME) await limiter.take('hasty-address', readNetwork(c), clock())
}
