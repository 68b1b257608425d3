import type { AppRouter } from './router/router.tsx'
import { scrollToHash } from './scroll-to-hash.ts'

/** After a navigation the page starts at its top, or at the element its hash names. */
export function watchScroll(router: AppRouter): void {
  router.subscribe('onResolved', (event) => {
    if (!event.hrefChanged) return
    if (event.toLocation.hash) scrollToHash(event.toLocation.hash)
    else if (event.pathChanged || event.hrefChanged) window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
