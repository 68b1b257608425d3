import type { Api } from '../contract/api.ts'
import type { SessionUser } from '../contract/http/session.ts'
import type { LocaleCode } from '../domain/locales.ts'
import type { AppIntl, Messages } from '../i18n/intl.ts'

/** What a page knows while it is loaded and drawn, the same at the edge and in the browser. */
export type PageContext = {
  api: Api
  locale: LocaleCode
  intl: AppIntl
  session: SessionUser | null
  params: Record<string, string>
  /** The address's query as typed; a page reads what it knows and ignores the rest. */
  search: Record<string, string>
  /** Path and query without the locale prefix, for `redirect` and forms. */
  here: string
  /** Now in UTC ms: one value for a whole page, the same on both sides. */
  now: number
  /** One act of the page, however often it is sent: a form that must not be carried out twice sends it along. New with each load. */
  actKey: string
  /** Absolute origin for canonical links and structured data, without trailing slash. */
  origin: string
  /** The product's name, which is configuration. */
  productName: string
  /** Messages of the named areas in another language, for what speaks it within the page. */
  loadWords: (locale: LocaleCode, areas: readonly string[]) => Promise<Messages>
  /** Code of the country that the reader's connection comes from, where the platform knows it; that of a ship is the operator's. */
  country?: string | undefined
  /** The table settings of this browser, as stored in the cookie. */
  tables?: string | undefined
}
