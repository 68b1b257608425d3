import './enhance.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { splitLocale } from '#src/contract/addresses.ts'
import { findRoute, getRoute } from '#src/contract/routes.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { createReactIntl } from '#src/i18n/react-intl.ts'
import { loadPage } from '../routes/registry.ts'
import { type SharedState, STATE_ELEMENT } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { createBrowserApi } from './browser-api.ts'
import { addMissingMessages, loadBrowserMessages } from './browser-messages.ts'
import { unpackAnswers } from './carry-answers.ts'
import { createQueries } from './create-queries.ts'
import { whenNoneWaits } from './enhance/forms/wait.ts'
import { holdStill, letGo } from './enhance/hold-still.ts'
import { messageAreasOf } from './message-areas.ts'
import { createAppRouter } from './router/router.tsx'
import { adoptLocale } from './switch-locale.ts'
import { loadControlWords } from './take-session.ts'
import { watchAccount } from './watch-account.ts'
import { reloadOrTell, watchBuild } from './watch-build.ts'
import { watchLinks } from './watch-links.ts'
import { watchLive } from './watch-live.ts'
import { watchScroll } from './watch-scroll.ts'

/** What the edge wrote into the page: the state it rendered with. */
const readState = (): SharedState => JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '')

/** The style of all pages, which what React adds may wear: before it came nothing is taken over. In development it is there. */
function loadSheet(): Promise<void> {
  const href = document.querySelector<HTMLLinkElement>('link[as=style]')?.href
  if (!href) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(link)
  return new Promise((done, failed) => {
    link.onload = () => done()
    link.onerror = () => failed(new Error('The style did not come'))
  })
}

/** What the page needs beside its markup. Without it nothing is taken over: what the server wrote stays, and works as it does without scripting. */
async function loadParts(shared: SharedState) {
  const routeId = findRoute(splitLocale(location.pathname).path)?.route.id
  const [messages, controls] = await Promise.all([
    loadBrowserMessages(shared),
    loadControlWords(shared.build, shared.session),
    routeId && loadPage(routeId),
    loadSheet(),
  ])
  return messages && { messages, controls }
}

function takeOver(
  { answers, ...shared }: SharedState,
  { messages, controls }: { messages: Messages; controls: Messages | undefined },
) {
  const store = createAppStore({
    ...shared,
    intl: createReactIntl(shared.locale, messages),
    api: createBrowserApi(() => store),
    controls,
    nonce: undefined,
  })
  const queries = createQueries()
  unpackAnswers(queries, answers)
  const router = createAppRouter({
    store,
    queries,
    now: Date.now,
    tab: {
      prepare: (id) => addMissingMessages(store, messageAreasOf(getRoute(id))),
      leaveToServer: (href) => {
        location.assign(href)
        return new Promise<never>(() => {})
      },
      adoptLocale: (locale) => adoptLocale(store, locale),
      onLost: (cause) => reloadOrTell(shared.build, cause),
      shown: () => router.state.resolvedLocation?.publicHref ?? '',
    },
  })
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  watchLinks(router, store)
  watchScroll(router)
  watchBuild(router, store)
  watchLive(store)
  watchAccount(router, store)
}

async function start() {
  const shared = readState()
  const parts = await loadParts(shared).catch((error: unknown) => console.warn('The page stays as it was sent', error))
  if (!parts) return
  // It says so in words that React would not find.
  await whenNoneWaits()
  holdStill()
  try {
    takeOver(shared, parts)
  } catch (error) {
    letGo()
    console.warn('The page stays as it was sent', error)
  }
}

void start()
