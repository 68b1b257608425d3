import type { AppRouter } from './router/router.tsx'
import { scrollToHash } from './scroll-to-hash.ts'

/** After navigation, scrolls to the top or to the element of the hash. */
export function watchScroll(router: AppRouter): void {
  router.subscribe('onResolved', (event) => {
    if (!event.hrefChanged) return
    if (event.toLocation.hash) scrollToHash(event.toLocation.hash)
    else if (event.pathChanged || event.hrefChanged) window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
