import type { Messages } from '#src/i18n/intl.ts'
import { createReactIntl } from '#src/i18n/react-intl.ts'
import { provideSeal } from '../ui/forms/draft.ts'
import type { SharedState } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { createBrowserApi } from './browser-api.ts'
import { addMissingMessages, demandMessages } from './browser-messages.ts'
import { unpackAnswers } from './carry-answers.ts'
import { createQueries } from './create-queries.ts'
import { reportTimeZone } from './report-time-zone.ts'
import { type AppRouter, createAppRouter, isOpening } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { adoptLocale } from './switch-locale.ts'
import { savingFirst, watchSaves } from './waiting-saves.ts'
import { watchAccount } from './watch-account.ts'
import { watchAside } from './watch-aside.ts'
import { reloadOrThrow, watchBuild } from './watch-build.ts'
import { watchKept } from './watch-kept.ts'
import { watchLinks } from './watch-links.ts'
import { watchLive } from './watch-live.ts'
import { watchScroll } from './watch-scroll.ts'
import { whenIdle } from './when-settled.ts'

/** Messages of a page, and the reader's control words if they differ. */
export type Words = { messages: Messages; controls: Messages | undefined }

export type App = { router: AppRouter; store: AppStore }

provideSeal(() => import('../kept/sealed-text.ts'))

/** Creates the app of a tab from its initial state. */
export function openApp({ answers, ...shared }: SharedState, { messages, controls }: Words): App {
  const queries = createQueries()
  const store = createAppStore({
    ...shared,
    intl: createReactIntl(shared.locale, messages),
    api: savingFirst(
      createBrowserApi(() => store),
      () => store,
      queries,
    ),
    loadWords: (locale, areas) => demandMessages({ build: shared.build, locale, areas }),
    controls,
    nonce: undefined,
  })
  unpackAnswers(queries, answers)
  const router = createAppRouter({
    store,
    queries,
    now: Date.now,
    tab: {
      prepare: (id) => addMissingMessages(store, id),
      leaveToServer: (href) => {
        location.assign(href)
        return new Promise<never>(() => {})
      },
      adoptLocale: (locale) => adoptLocale(store, locale),
      onLost: (cause) => reloadOrThrow(shared.build, cause),
      shown: () => router.state.resolvedLocation?.publicHref ?? '',
      isOpening: (here) => isOpening(router, here),
    },
  })
  return { router, store }
}

/** Starts everything that runs beside the pages while the tab is open. */
export function watchApp({ router, store }: App): void {
  watchLinks(router, store)
  watchScroll(router)
  watchBuild(router, store)
  watchLive(router, store)
  watchAccount(router, store)
  watchKept(router, store)
  watchSaves(router, store)
  watchAside(router, store)
  whenIdle(() => void reportTimeZone(store))
  whenIdle(() => void import('./tips/watch-tips.ts').then(({ watchTips }) => watchTips()).catch(() => {}))
  // On failure the next page requests it again.
  whenIdle(() => void import('./later-pages.ts').then(({ preloadNext }) => preloadNext(router, store)).catch(() => {}))
}
