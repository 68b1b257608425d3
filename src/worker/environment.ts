import type { Context } from 'hono'
import type { SessionUser } from '../contract/http/session.ts'
import type { RouteMatch } from '../contract/routes.ts'
import type { LocaleCode } from '../domain/locales.ts'
import type { ServerAccess } from './access/server-access.ts'
import type { Arrival } from './policy/arrival.ts'
import type { Address } from './policy/clean-address.ts'
import type { AnswerKind } from './policy/security-headers.ts'

export type EdgeVariables = {
  requestId: string
  /** Read once; no one changes it. */
  url: URL
  /** Cookies of the request as they came, undecoded. */
  cookies: Readonly<Record<string, string>>
  isBot: () => boolean
  origin: string
  address: Address
  arrival: Arrival
  route: RouteMatch
  session: SessionUser | null
  /** The visitor has a session that was not asked for yet, or could not be. */
  serverDown: boolean
  server: ServerAccess
  csrfToken: string | undefined
  answerKind: AnswerKind
  nonce: string
  /** Set-Cookie lines of the edge itself, added after everything that may be kept. */
  newCookies: string[]
  /** The language that the reader's next visits begin with, when it was just chosen. */
  newLocale: LocaleCode | undefined
}
export type EdgeEnv = { Variables: EdgeVariables }
export type EdgeContext = Context<EdgeEnv>
