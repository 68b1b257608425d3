import type { RegisteredRouter as AppRouter } from '@tanstack/react-router'

type Watched = Pick<AppRouter, 'subscribe' | 'latestLocation' | 'state'>

/** A page that failed to load is loaded by Retry or when the connection returns; navigating elsewhere cancels that. */
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
