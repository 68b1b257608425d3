import type { QueryClient } from '@tanstack/react-query'
import type { FormFailure } from '#src/app/page.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { AppState, PagePlace } from '../app-state.ts'

/** The state of a tab or a request; the router's context refers to it. */
export type AppStore = {
  get: () => AppState
  set: (change: Partial<AppState>) => void
  subscribe: (listener: () => void) => () => void
}

/** Where a page was loaded, and its data if it has no queries. */
export type LoadedPage = PagePlace & { failure?: FormFailure; data?: unknown }

/** What a tab does on navigation besides loading. */
export type Tab = {
  /** Loads the messages of a page. Returns false on failure. */
  prepare: (routeId: string) => Promise<boolean>
  /** Lets the server render a page that the tab cannot; never resolves. Localized address. */
  leaveToServer: (href: string) => Promise<never>
  /** Changes the language before a redirect to it. */
  adoptLocale: (locale: LocaleCode) => Promise<unknown>
  /** Called when a part of the app cannot be loaded: reloads the page after a release, otherwise throws a connection error. */
  onLost: (cause: unknown) => Promise<never>
  /** The localized address of the current page. */
  shown: () => string
  /** Whether the tab is navigating to this place, so that its preload is awaited. */
  isOpening: (here: string) => boolean
}

export type RouterContext = {
  store: AppStore
  /** Answers of the server, of this request or this tab. */
  queries: QueryClient
  /** UTC ms. */
  now: () => number
  /** The failure of a form that was posted to the edge. */
  failure?: FormFailure | undefined
  /** Undefined on the edge. */
  tab?: Tab
}
