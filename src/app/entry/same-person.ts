import { lockKeptAccount } from '#src/app/kept/kept-account.ts'
import { localizePath, splitLocale, withQuery } from '#src/contract/http/addresses.ts'
import { isSameActing, type SessionUser } from '#src/contract/http/session.ts'
import type { AppStore } from './router/router-context.ts'
import { fetchSession } from './take-session.ts'

/** How long a page that is being left is given to its next one, in ms. */
const LEAVING = 15_000

let left = -Infinity
addEventListener('beforeunload', () => {
  left = performance.now()
})

/** The person signs in again and comes back; what they typed is kept by the forms. */
function goToSignIn(store: AppStore): void {
  const wait = left + LEAVING - performance.now()
  if (wait > 0) {
    // A sign-out that the browser sends by itself may be on its way: its answer clears what is kept. A page that stays, as after a download, asks again.
    setTimeout(() => void checkSamePerson(store).catch(() => {}), wait)
    return
  }
  lockKeptAccount()
  const { path } = splitLocale(location.pathname)
  if (path.startsWith('/auth')) return
  const query = { redirect: path + location.search, ended: 'yes' }
  location.assign(localizePath(store.get().locale, withQuery('/auth/login', query)))
}

/** Whether the page is still the person's whom the server names. If not, nothing of theirs stays on the screen: it is left or drawn again. */
export function ensureSamePerson(store: AppStore, session: SessionUser | null): session is SessionUser {
  const before = store.get().session
  if (session && before && isSameActing(before, session)) return true
  if (!session) goToSignIn(store)
  else location.reload()
  return false
}

/** Asks who is signed in, and whether the page is still theirs; undefined where that is not known now. Throws when no one answers. */
export async function checkSamePerson(store: AppStore): Promise<boolean | undefined> {
  const session = await fetchSession(store)
  return session === undefined ? undefined : ensureSamePerson(store, session)
}
