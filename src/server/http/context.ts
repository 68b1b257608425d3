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
    /** The language of the requesting page. */
    locale: LocaleCode
    session: Session | null
    /** The content security policy of an answer that is an HTML page. */
    contentSecurityPolicy?: string
  }
}

export type AppContext = Context<AppEnv>

const MAX_HEADER = 1000

/**
 * Returns what the edge sends about a person. Over the binding it is always trusted, over the network only with the shared secret. An unknown
 * secret is rejected: then the two Workers are configured differently.
 */
export function readEdgeHeader(
  c: AppContext,
  name: 'x-client-ip' | 'x-client-place' | 'x-referral-id' | 'x-social-token' | 'x-attribution',
): string | undefined {
  const { edgeSecret } = c.get('services').config
  if (!isSameText(c.req.header('x-edge-secret') ?? '', edgeSecret)) return undefined
  return c.req.header(name)?.slice(0, MAX_HEADER) || undefined
}

/** Continues after the answer was sent. Tests without an execution context only start the work. */
export function defer(c: AppContext, work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => logFailure('deferred work failed', c.get('requestId'), error))
  try {
    c.executionCtx.waitUntil(logged)
  } catch {
    void logged
  }
}
