import { hereOf, splitLocale } from '#src/contract/addresses.ts'
import { decideEntry } from '#src/contract/guards.ts'
import { findRoute } from '#src/contract/routes.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from './router-context.ts'

/** A guard that says false ends a navigation before it begins: address and page stay (SPEC 4). */
export function watchGuards({ history }: Pick<AppRouter, 'history'>, store: Pick<AppStore, 'get'>): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation: { pathname, search } }) => {
      const { path } = splitLocale(pathname)
      const match = findRoute(path)
      const here = hereOf(path, new URLSearchParams(search))
      return match !== undefined && decideEntry(match.route.guard, store.get().session, here) === false
    },
  })
}
