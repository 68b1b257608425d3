import type { RouteRow } from '../routes.ts'

export type PageKind = 'document' | 'app'

/** Documents have no client React; app pages hydrate: those of the dashboard, for signed-in users (docs/decisions/0002, 0032). */
export const decidePageKind = (route: Pick<RouteRow, 'layout'>, signedIn: boolean): PageKind =>
  route.layout === 'dashboard' && signedIn ? 'app' : 'document'
