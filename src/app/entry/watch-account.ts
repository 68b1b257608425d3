import { readKeptAccount } from '#src/app/kept/kept-account.ts'
import { readLeft } from '#src/app/kept/left.ts'
import { ACCOUNT_CHECK_INTERVAL } from '#src/contract/http/constants.ts'
import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { ensureSamePerson } from './same-person.ts'
import { languageSaved, moveToLocale, pathInLocale } from './switch-locale.ts'
import { fetchSession, takeSession } from './take-session.ts'
import { ACCOUNT_CHANGED } from './watch-live.ts'

/** Applies what another device changed. A page that was opened in another language than the account's keeps it. */
async function followAccount(router: AppRouter, store: AppStore): Promise<void> {
  await languageSaved()
  const before = store.get().session
  const session = await fetchSession(store).catch(() => undefined)
  if (!before || session === undefined || !ensureSamePerson(store, session)) return
  await takeSession(store, session)
  const follows = store.get().locale === before.language && session.language !== before.language
  if (follows) await moveToLocale(router, store, session.language, pathInLocale(session.language))
}

/** Whether this browser opens the person's pages offline: no longer after sign-out. */
function isOpen(store: AppStore): boolean {
  const kept = readKeptAccount()
  return kept !== undefined && !kept.isLocked && kept.id === store.get().session?.id
}

/** Fetches the session on server events, navigation and return to the tab; language and formats follow. */
export function watchAccount(router: AppRouter, store: AppStore): void {
  let asked = Date.now()
  const ask = () => {
    asked = Date.now()
    if (store.get().session) void followAccount(router, store)
  }
  const look = () => {
    if (Date.now() - asked >= ACCOUNT_CHECK_INTERVAL) ask()
  }
  window.addEventListener(ACCOUNT_CHANGED, () => void followAccount(router, store))
  router.subscribe('onResolved', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  let wasOpen = false
  window.addEventListener('pagehide', () => {
    wasOpen = isOpen(store)
  })
  // A page restored from the browser's memory may be another person's by now.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    if (readLeft() === undefined && (isOpen(store) || !wasOpen)) return ask()
    document.documentElement.hidden = true
    location.reload()
  })
}
