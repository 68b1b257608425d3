import { SCROLL_OFFSET_PX, SCROLL_WAIT, SCROLL_WAIT_FRAMES } from '../../../contract/constants.ts'

/** Scrolls to the element of a hash as soon as it exists, waiting at most a second or forty frames. */
export function scrollToHash(hash: string): void {
  const started = performance.now()
  let frames = 0
  const seek = () => {
    const element = document.getElementById(decodeURIComponent(hash))
    if (element) {
      const top = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX
      window.scrollTo({ top, behavior: 'smooth' })
      return
    }
    frames += 1
    if (frames < SCROLL_WAIT_FRAMES && performance.now() - started < SCROLL_WAIT) requestAnimationFrame(seek)
  }
  seek()
}

/** On documents the browser changes the hash itself. */
export function watchHash(): void {
  const go = () => {
    if (location.hash.length > 1) scrollToHash(location.hash.slice(1))
  }
  window.addEventListener('hashchange', go)
  go()
}
