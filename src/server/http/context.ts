import type { Context } from 'hono'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Session } from '../identity/session/session.ts'
import { isSameText } from '../platform/crypto.ts'
import { logFailure } from '../platform/log.ts'
import type { Services } from '../platform/services.ts'

export type AppEnv = {
  Variables: {
    services: Services
    requestId: string
    /** The language of the page that asks. */
    locale: LocaleCode
    session: Session | null
    /** Of an answer that is a page and needs a policy of its own. */
    contentSecurityPolicy?: string
  }
}

export type AppContext = Context<AppEnv>

const MAX_HEADER = 1000

/**
 * What the edge tells about a person: over the binding always believed, over the network only with the shared secret. A secret
 * that this Worker does not know is none either: then the two are not configured alike.
 */
export function readEdgeHeader(
  c: AppContext,
  name: 'x-client-ip' | 'x-client-place' | 'x-referral-id' | 'x-social-token' | 'x-attribution',
): string | undefined {
  const { edgeSecret } = c.get('services').config
  if (!isSameText(c.req.header('x-edge-secret') ?? '', edgeSecret)) return undefined
  return c.req.header(name)?.slice(0, MAX_HEADER) || undefined
}

/** Goes on after the answer has left. In tests without an execution context it is simply started. */
export function defer(c: AppContext, work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => logFailure('deferred work failed', c.get('requestId'), error))
  try {
    c.executionCtx.waitUntil(logged)
  } catch {
    void logged
  }
}
