import type { QueryClient } from '@tanstack/react-query'
import type { LocaleCode } from '#src/contract/locales.ts'
import type { AppState, FirstPage } from './app-state.ts'

/** Holds the state of a tab or of one request; the router's context points at it. */
export type AppStore = {
  get: () => AppState
  set: (change: Partial<AppState>) => void
  subscribe: (listener: () => void) => () => void
}

export type LoadedPage = FirstPage & { routeId: string; search: Record<string, string> }

export type RouterContext = {
  store: AppStore
  /** What the server answered: of this request, or of this tab. */
  queries: QueryClient
  /** Brings what a page needs beside its data: its messages. False when they do not come. */
  prepare?: (routeId: string) => Promise<boolean>
  /** Has the server draw a page that the tab cannot; never comes back. Localized address. */
  leaveToServer?: (href: string) => Promise<never>
  /** Goes over to another language before the redirect that leads there. */
  adoptLocale?: (locale: LocaleCode) => Promise<unknown>
  /** What becomes of a part of the app that cannot be loaded: after a release the page is loaded again, else the line is cut. */
  onLost?: (cause: unknown) => Promise<never>
}
