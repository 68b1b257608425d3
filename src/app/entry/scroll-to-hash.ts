import { SCROLL_OFFSET_PX, SCROLL_WAIT, SCROLL_WAIT_FRAMES } from '#src/contract/http/constants.ts'
import { readHash } from '#src/contract/http/read-hash.ts'

/** Scrolls to the element of a hash (without `#`) as soon as it exists; waits at most a second or forty frames. */
export function scrollToHash(hash: string): void {
  const started = performance.now()
  const id = readHash(hash)
  let frames = 0
  const seek = () => {
    const element = document.getElementById(id)
    if (element) {
      const top = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX
      // Uses the style's behaviour: smooth, unless the reader prefers reduced motion.
      window.scrollTo({ top, behavior: 'auto' })
      return
    }
    frames += 1
    if (frames < SCROLL_WAIT_FRAMES && performance.now() - started < SCROLL_WAIT) requestAnimationFrame(seek)
  }
  seek()
}
