import { localizePath, splitLocale, withQuery } from '../../../contract/addresses.ts'
import { LIVE_PATH, type LiveMessage } from '../../../contract/live.ts'
import { LEAVING } from '../../account-stores.ts'
import type { AppStore } from '../router-context.ts'
import { askSession } from '../take-session.ts'
import { createLine } from './line.ts'

/** Milliseconds after which a page that nobody looks at lets go of its line. */
const HIDDEN_FOR = 30_000

const open = () => new WebSocket(location.origin.replace(/^http/, 'ws') + LIVE_PATH)

/** The person signs in again and comes back; what they typed is kept by the forms. */
function goToSignIn(store: AppStore): void {
  const { path } = splitLocale(location.pathname)
  if (path.startsWith('/auth')) return
  const query = { redirect: path + location.search, ended: 'yes' }
  location.assign(localizePath(store.get().locale, withQuery('/auth/login', query)))
}

/** Holds a line to the server while somebody is signed in and looks at the page. `changed`: on another device, something of the account. */
export function listen(store: AppStore, changed: () => void): void {
  let hidden: ReturnType<typeof setTimeout> | undefined
  const line = createLine({
    open,
    hear: (text) => {
      const { kind } = JSON.parse(text) as LiveMessage
      if (kind === 'signed-out') line.renew()
      else changed()
    },
    mayGoOn: async () => {
      const before = store.get().session
      const session = await askSession(store)
      if (session === undefined) return undefined
      if (!session) goToSignIn(store)
      else if (session.id !== before?.id) location.reload()
      return session?.id === before?.id
    },
  })
  let account = store.get().session?.id
  const decide = () => {
    clearTimeout(hidden)
    const { session } = store.get()
    if (session?.id !== account) line.pause()
    account = session?.id
    const useful = session !== null && navigator.onLine
    if (!useful) line.pause()
    else if (document.visibilityState === 'visible') line.resume()
    else hidden = setTimeout(line.pause, HIDDEN_FOR)
  }
  document.addEventListener('visibilitychange', decide)
  for (const event of ['online', 'offline', 'pageshow']) window.addEventListener(event, decide)
  for (const event of ['pagehide', LEAVING]) window.addEventListener(event, line.pause)
  store.subscribe(decide)
  decide()
}
