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
  /** Parsed once; immutable. */
  url: URL
  /** Cookies of the request, undecoded. */
  cookies: Readonly<Record<string, string>>
  isBot: () => boolean
  origin: string
  address: Address
  arrival: Arrival
  route: RouteMatch
  session: SessionUser | null
  /** The visitor has a session that was not or could not be loaded. */
  serverDown: boolean
  server: ServerAccess
  csrfToken: string | undefined
  answerKind: AnswerKind
  nonce: string
  /** Set-Cookie lines of the edge, added after cacheable parts. */
  newCookies: string[]
  /** The language for the reader's next visits, if it was just chosen. */
  newLocale: LocaleCode | undefined
}
export type EdgeEnv = { Variables: EdgeVariables }
export type EdgeContext = Context<EdgeEnv>
