import { ROUTES, type RouteRow } from '#src/contract/routes.ts'
import { loadPage } from '../routes/registry.ts'
import { addMissingMessages } from './browser-messages.ts'
import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { isSlow, whenIdle } from './when-settled.ts'

/** Returns the page that a row of a list opens: of the pages below the list, the one with the shortest path. */
export function nextOf({ path }: RouteRow): RouteRow | undefined {
  const below = (ROUTES as readonly RouteRow[]).filter((row) => row.path.startsWith(`${path}/:`))
  return below.toSorted((a, b) => a.path.length - b.path.length)[0]
}

/** While a list is read, preloads module and messages of the page that its rows open, so that a tap only waits for data. */
export function preloadNext(router: AppRouter, store: AppStore): void {
  const look = () => {
    const shown = router.state.matches.at(-1)?.staticData.row
    const next = shown && nextOf(shown)
    if (!next || isSlow()) return
    // On failure the tap requests it again.
    whenIdle(() => void Promise.all([loadPage(next.id), addMissingMessages(store, next.id)]).catch(() => {}))
  }
  router.subscribe('onResolved', look)
  look()
}
