import { readHash } from '#src/contract/addresses.ts'
import { SCROLL_OFFSET_PX, SCROLL_WAIT, SCROLL_WAIT_FRAMES } from '#src/contract/constants.ts'
import type { AppRouter } from './router.tsx'

/** Scrolls to the element of a hash, given without its sign, as soon as it exists, waiting at most a second or forty frames. */
export function scrollToHash(hash: string): void {
  const started = performance.now()
  const id = readHash(hash)
  let frames = 0
  const seek = () => {
    const element = document.getElementById(id)
    if (element) {
      const top = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX
      // As the style says: smoothly, unless the reader wants less motion.
      window.scrollTo({ top, behavior: 'auto' })
      return
    }
    frames += 1
    if (frames < SCROLL_WAIT_FRAMES && performance.now() - started < SCROLL_WAIT) requestAnimationFrame(seek)
  }
  seek()
}

/** After a navigation the page starts at its top, or at the element its hash names. */
export function watchScroll(router: AppRouter): void {
  router.subscribe('onResolved', (event) => {
    if (!event.hrefChanged) return
    if (event.toLocation.hash) scrollToHash(event.toLocation.hash)
    else if (event.pathChanged || event.hrefChanged) window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
