import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { isSaving, whenIdle } from './when-settled.ts'

/** Sent to the window when another device changed something of the account. */
export const ACCOUNT_CHANGED = 'account-changed'

/** A part that does not load is not retried: the page fetches at its next navigation. */
const openLine = (router: AppRouter, store: AppStore, changed: () => void) =>
  import('./live/listen.ts').then(
    ({ listen }) => listen(router, store, changed),
    () => {},
  )

/** Connects signed-in pages to events of other devices. The code is loaded when the page is settled, and not in data-saving mode. */
export function watchLive(router: AppRouter, store: AppStore): void {
  if (isSaving()) return
  const changed = () => window.dispatchEvent(new Event(ACCOUNT_CHANGED))
  const begin = () => whenIdle(() => void openLine(router, store, changed))
  if (store.get().session) return void begin()
  const stop = store.subscribe(() => {
    if (!store.get().session) return
    stop()
    begin()
  })
}
