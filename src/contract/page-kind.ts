import type { RouteRow } from './routes.ts'

export type PageKind = 'document' | 'app'

/** Documents carry no client React; app pages hydrate (docs/decisions/0002). */
export function decidePageKind(route: Pick<RouteRow, 'layout'>, signedIn: boolean): PageKind {
  if (route.layout === 'auth') return 'app'
  return route.layout === 'dashboard' && signedIn ? 'app' : 'document'
}
