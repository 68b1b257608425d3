import { scrollToHash } from '../scroll-to-hash.ts'

/** On documents the browser changes the hash itself. */
export function watchHash(): void {
  const go = () => {
    if (location.hash.length > 1) scrollToHash(location.hash.slice(1))
  }
  window.addEventListener('hashchange', go)
  go()
}
