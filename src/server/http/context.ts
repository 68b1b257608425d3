import type { Context } from 'hono'
import type { LocaleCode } from '../../contract/locales.ts'
import type { Session } from '../features/accounts/session.ts'
import type { Services } from '../platform/services.ts'

export type AppEnv = {
  Variables: {
    services: Services
    requestId: string
    /** The language of the page that asks. */
    locale: LocaleCode
    session: Session | null
  }
}

export type AppContext = Context<AppEnv>

/** Address of the person, as the edge tells it. */
export const getClientAddress = (c: AppContext): string => c.req.header('x-client-ip') ?? 'unknown'

/** Goes on after the answer has left. In tests without an execution context it is simply started. */
export function defer(c: AppContext, work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => console.error('deferred work failed', c.get('requestId'), error))
  try {
    c.executionCtx.waitUntil(logged)
  } catch {
    void logged
  }
}
