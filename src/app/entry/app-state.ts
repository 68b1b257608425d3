import type { Api } from '#src/contract/api.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Messages } from '#src/i18n/intl.ts'
import type { ReactIntl } from '#src/i18n/react-intl.ts'
import type { PageContext } from '../page.ts'
import type { CarriedAnswers } from './carry-answers.ts'

/** The element that carries the state into the browser. */
export const STATE_ELEMENT = 'app-state'

type PageState = {
  locale: LocaleCode
  session: SessionUser | null
  origin: string
  productName: string
  build: string
  /** Ids of the routes whose messages are loaded. */
  spoken: readonly string[]
  /** Address of the first page's module; undefined if it must be looked up. */
  module?: string | undefined
  csrfToken: string | undefined
  country?: string | undefined
  tables?: string | undefined
}

/** The state that the edge sends to the browser with the first page. */
export type SharedState = PageState & { answers: CarriedAnswers }

/** Everything that pages need beyond their address: one object per request on the edge, one per tab in the browser. */
export type AppState = PageState & {
  api: Api
  loadWords: PageContext['loadWords']
  intl: ReactIntl
  /** Control words of the interface locale that the person chose; undefined if they are the page's. */
  controls: Messages | undefined
  /** Edge only: browsers hide it from scripts. */
  nonce: string | undefined
  /** The target path of a completed action, until its page is shown. */
  doneBefore?: string | undefined
}

export const shareState = (
  { api, loadWords, intl, controls, nonce, doneBefore, ...shared }: AppState,
  answers: CarriedAnswers,
): SharedState => ({ ...shared, answers })

export type PagePlace = Pick<PageContext, 'here' | 'params' | 'search' | 'now' | 'actKey'>

export const createPageContext = (state: AppState, place: PagePlace): PageContext => ({
  api: state.api,
  locale: state.locale,
  intl: state.intl,
  loadWords: state.loadWords,
  session: state.session,
  origin: state.origin,
  productName: state.productName,
  country: state.country,
  tables: state.tables,
  ...place,
})
