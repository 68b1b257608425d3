import { lockKeptAccount } from '#src/app/kept/kept-account.ts'
import { localizePath, splitLocale, withQuery } from '#src/contract/addresses.ts'
import type { SessionUser } from '#src/contract/session.ts'
import type { AppStore } from './router/router-context.ts'

/** How long a page that is being left is given to its next one, in ms. */
const LEAVING = 15_000

let left = -Infinity
addEventListener('beforeunload', () => {
  left = performance.now()
})

/** The person signs in again and comes back; what they typed is kept by the forms. */
function goToSignIn(store: AppStore): void {
  // A sign-out that the browser sends by itself is on its way: its answer clears what is kept.
  if (performance.now() - left < LEAVING) return
  lockKeptAccount()
  const { path } = splitLocale(location.pathname)
  if (path.startsWith('/auth')) return
  const query = { redirect: path + location.search, ended: 'yes' }
  location.assign(localizePath(store.get().locale, withQuery('/auth/login', query)))
}

/** Whether the page is still the person's whom the server names. If not, nothing of theirs stays on the screen: it is left or drawn anew. */
export function keepIfSamePerson(store: AppStore, session: SessionUser | null): session is SessionUser {
  const before = store.get().session
  if (session && session.id === before?.id) return true
  if (!session) goToSignIn(store)
  else location.reload()
  return false
}
