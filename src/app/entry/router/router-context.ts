import type { QueryClient } from '@tanstack/react-query'
import type { FormFailure } from '#src/app/page.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { AppState, PagePlace } from '../app-state.ts'

/** Holds the state of a tab or of one request; the router's context points at it. */
export type AppStore = {
  get: () => AppState
  set: (change: Partial<AppState>) => void
  subscribe: (listener: () => void) => () => void
}

/** Where a page was loaded and, of a page without queries, what it shows. */
export type LoadedPage = PagePlace & { failure?: FormFailure; data?: unknown }

/** What a tab does with a navigation beyond loading. */
export type Tab = {
  /** Brings what a page needs beside its data: its messages. False when they do not come. */
  prepare: (routeId: string) => Promise<boolean>
  /** Has the server draw a page that the tab cannot; never comes back. Localized address. */
  leaveToServer: (href: string) => Promise<never>
  /** Goes over to another language before the redirect that leads there. */
  adoptLocale: (locale: LocaleCode) => Promise<unknown>
  /** What becomes of a part of the app that cannot be loaded: after a release the page is loaded again, else the connection is lost. */
  onLost: (cause: unknown) => Promise<never>
  /** The localized address of the page that is shown. */
  shown: () => string
  /** Whether the tab is navigating to this place, so that its preload is awaited. */
  isOpening: (here: string) => boolean
}

export type RouterContext = {
  store: AppStore
  /** What the server answered: of this request, or of this tab. */
  queries: QueryClient
  /** UTC ms. */
  now: () => number
  /** What a form that was posted to the edge failed with. */
  failure?: FormFailure | undefined
  /** Absent on the edge. */
  tab?: Tab
}
