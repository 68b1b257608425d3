import type { Layout } from '#src/contract/routes.ts'

/** What a layout is dressed by beyond its own parts, on the body: masthead and footer are as wide as the page. */
export const classOfLayout = (layout: Layout | undefined): string | undefined =>
  layout === 'dashboard' ? 'layout-dashboard' : undefined
