import { ROUTES, type RouteRow } from '#src/contract/routes.ts'
import { loadPage } from '../routes/registry.ts'
import { addMissingMessages } from './browser-messages.ts'
import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { isSlow, whenIdle } from './when-settled.ts'

/** What a row of a list opens: of the pages that lie below the list, the one with the shortest path. */
export function nextOf({ path }: RouteRow): RouteRow | undefined {
  const below = (ROUTES as readonly RouteRow[]).filter((row) => row.path.startsWith(`${path}/:`))
  return below.toSorted((a, b) => a.path.length - b.path.length)[0]
}

/** While a list is read, module and words of what its rows open come ahead: a tap then waits for the data alone. */
export function preloadNext(router: AppRouter, store: AppStore): void {
  const look = () => {
    const shown = router.state.matches.at(-1)?.staticData.row
    const next = shown && nextOf(shown)
    if (!next || isSlow()) return
    // What does not come is asked for again by the tap.
    whenIdle(() => void Promise.all([loadPage(next.id), addMissingMessages(store, next.id)]).catch(() => {}))
  }
  router.subscribe('onResolved', look)
  look()
}
