import type { Api } from '../contract/api.ts'
import type { SessionUser } from '../contract/http/session.ts'
import type { LocaleCode } from '../domain/locales.ts'
import type { AppIntl, Messages } from '../i18n/intl.ts'

/** What a page knows while it is loaded and rendered, the same at the edge and in the browser. */
export type PageContext = {
  api: Api
  locale: LocaleCode
  intl: AppIntl
  session: SessionUser | null
  params: Record<string, string>
  /** The query as typed; a page parses what it knows and ignores the rest. */
  search: Record<string, string>
  /** Path and query without the locale prefix, for `redirect` and forms. */
  here: string
  /** Now in UTC ms: one value for a whole page, the same on both sides. */
  now: number
  /** Identifies one action of the page however often it is sent, for forms that must not run twice. New with each load. */
  actKey: string
  /** Absolute origin for canonical links and structured data, without trailing slash. */
  origin: string
  /** The product's name, which is configuration. */
  productName: string
  /** Loads messages of the named areas in another language, for parts of the page in it. */
  loadWords: (locale: LocaleCode, areas: readonly string[]) => Promise<Messages>
  /** Country code of the reader's connection, if the platform knows it; for a ship the operator's. */
  country?: string | undefined
  /** The table settings of this browser, as stored in the cookie. */
  tables?: string | undefined
}
