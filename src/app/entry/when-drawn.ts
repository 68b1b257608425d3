import type { AppRouter } from './router/router.tsx'

type Watched = Pick<AppRouter, 'subscribe' | 'latestLocation' | 'state'>

/** A page that could not be reached comes by Retry, or when the line is back; walking on to another one ends the wait, whatever that one is. */
export function whenDrawn(router: Watched, then: () => void): void {
  const asked = router.latestLocation.publicHref
  const look = () => {
    const { matches, location } = router.state
    if (matches.at(-1)?.status === 'error' && location.publicHref === asked) return
    stop()
    then()
  }
  const stop = router.subscribe('onResolved', look)
  look()
}
