import { KEPT_STORAGE_KEY } from '#src/app/kept/kept-account.ts'
import { splitLocale } from '#src/contract/http/addresses.ts'
import { isOwnPage } from '#src/contract/http/own-pages.ts'
import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { whenIdle } from './when-settled.ts'

/** Not in development, where the files change all the time. */
const isKeeping = ({ get }: AppStore): boolean => {
  const { session, build } = get()
  return session?.role === 'seaman' && !session.impersonator && build !== 'development'
}

/** Stores a seafarer's page for offline use once it is settled; the code for it is loaded then. */
export function watchKept(router: AppRouter, store: AppStore): void {
  const look = () => {
    if (!isKeeping(store) || !isOwnPage(splitLocale(location.pathname).path)) return
    stop()
    // A part that does not load is tried again on the next visit.
    whenIdle(
      () => void import('./kept/keep-pages.ts').then(({ keepPages }) => keepPages(router, store)).catch(() => {}),
    )
  }
  // A sign-out in another tab ends this one too.
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === KEPT_STORAGE_KEY && newValue === null && oldValue === store.get().session?.id) location.reload()
  })
  const stop = router.subscribe('onResolved', look)
  look()
}
