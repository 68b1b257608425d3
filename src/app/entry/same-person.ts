import { lockKeptAccount } from '#src/app/kept/kept-account.ts'
import { localizePath, splitLocale, withQuery } from '#src/contract/http/addresses.ts'
import { isSameActing, type SessionUser } from '#src/contract/http/session.ts'
import type { AppStore } from './router/router-context.ts'
import { fetchSession } from './take-session.ts'

/** How long the next page may take to replace this one, in ms. */
const LEAVING = 15_000

let left = -Infinity
addEventListener('beforeunload', () => {
  left = performance.now()
})

/** Opens sign-in with a way back; forms keep what was typed. */
function goToSignIn(store: AppStore): void {
  const wait = left + LEAVING - performance.now()
  if (wait > 0) {
    // A sign-out that the browser sends may be pending: its answer clears local data. A page that remains, as after a download, checks again.
    setTimeout(() => void checkSamePerson(store).catch(() => {}), wait)
    return
  }
  lockKeptAccount()
  const { path } = splitLocale(location.pathname)
  if (path.startsWith('/auth')) return
  const query = { redirect: path + location.search, ended: 'yes' }
  location.assign(localizePath(store.get().locale, withQuery('/auth/login', query)))
}

/** Whether the page belongs to the person of the session. If not, nothing of the person stays visible: the page is left or rendered again. */
export function ensureSamePerson(store: AppStore, session: SessionUser | null): session is SessionUser {
  const before = store.get().session
  if (session && before && isSameActing(before, session)) return true
  if (!session) goToSignIn(store)
  else location.reload()
  return false
}

/** Fetches the session and checks whether the page is still its owner's; undefined if unknown. Throws without a connection. */
export async function checkSamePerson(store: AppStore): Promise<boolean | undefined> {
  const session = await fetchSession(store)
  return session === undefined ? undefined : ensureSamePerson(store, session)
}
