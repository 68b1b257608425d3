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
  /** Ids of the routes whose words are there. */
  spoken: readonly string[]
  /** Address of the first page's own module; none where it has to be looked up. */
  module?: string | undefined
  csrfToken: string | undefined
  country?: string | undefined
  tables?: string | undefined
}

/** What travels from the edge to the browser with the first page. */
export type SharedState = PageState & { answers: CarriedAnswers }

/** Everything that pages need beyond their address. One object a request on the edge, one a tab in the browser. */
export type AppState = PageState & {
  api: Api
  loadWords: PageContext['loadWords']
  intl: ReactIntl
  /** Control words of the interface locale that the person chose; undefined when they are the page's. */
  controls: Messages | undefined
  /** Known on the edge only: browsers hide it from scripts. */
  nonce: string | undefined
  /** The path to which an act leads that was done, until its page is there. */
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
