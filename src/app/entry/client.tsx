import '../styles/index.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { splitLocale } from '#src/contract/addresses.ts'
import { findRoute } from '#src/contract/routes.ts'
import { createAppIntl, type Messages } from '#src/i18n/intl.ts'
import { loadPage } from '../routes/registry.ts'
import { type SharedState, STATE_ELEMENT } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { createBrowserApi } from './browser-api.ts'
import { addMissingMessages, loadBrowserMessages } from './browser-messages.ts'
import { unpackAnswers } from './carry-answers.ts'
import { createQueries } from './create-queries.ts'
import { enhanceEverywhere } from './enhance/everywhere.ts'
import { watchForms } from './enhance/forms/send-forms.ts'
import { messageAreasOf } from './message-areas.ts'
import { createAppRouter } from './router.tsx'
import { adoptLocale } from './switch-locale.ts'
import { loadControlWords } from './take-session.ts'
import { watchAccount } from './watch-account.ts'
import { reloadOrTell, watchBuild } from './watch-build.ts'
import { watchGuards } from './watch-guards.ts'
import { watchLinks } from './watch-links.ts'
import { watchLive } from './watch-live.ts'
import { watchScroll } from './watch-scroll.ts'

/** What the edge wrote into the page: the state it rendered with. */
const readState = (): SharedState => JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '')

/** What the page needs beside its markup. Without it nothing is taken over: what the server wrote stays, and works as it does without scripting. */
async function loadParts(shared: SharedState) {
  const routeId = findRoute(splitLocale(location.pathname).path)?.route.id
  const [messages, controls] = await Promise.all([
    loadBrowserMessages(shared),
    loadControlWords(shared.build, shared.session),
    routeId && loadPage(routeId),
  ])
  return messages && { messages, controls }
}

function takeOver(shared: SharedState, { messages, controls }: { messages: Messages; controls: Messages | undefined }) {
  const store = createAppStore({
    ...shared,
    answers: [],
    intl: createAppIntl(shared.locale, messages),
    api: createBrowserApi(() => store),
    controls,
    nonce: undefined,
    first: undefined,
  })
  const queries = createQueries()
  unpackAnswers(queries, shared.answers)
  const router = createAppRouter({
    store,
    queries,
    prepare: (id) => addMissingMessages(store, messageAreasOf(id)),
    leaveToServer: (href) => {
      location.assign(href)
      return new Promise<never>(() => {})
    },
    adoptLocale: (locale) => adoptLocale(store, locale),
    onLost: (cause) => reloadOrTell(shared.build, cause),
  })
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  watchLinks(router, store)
  watchGuards(router, store)
  watchScroll(router)
  watchBuild(router, store)
  watchLive(store)
  watchAccount(router, store)
}

async function start() {
  const shared = readState()
  const parts = await loadParts(shared).catch((error: unknown) => console.warn('The page stays as it was sent', error))
  if (parts) takeOver(shared, parts)
  enhanceEverywhere()
  watchForms()
}

void start()
