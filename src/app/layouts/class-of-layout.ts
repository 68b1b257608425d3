import type { Layout } from '#src/contract/routes.ts'

const CLASSES: Readonly<Record<Layout, string>> = {
  auth: 'layout-auth',
  dashboard: 'layout-dashboard',
  default: 'layout-default',
  docs: 'layout-docs',
  landing: 'layout-landing',
}

/** What dresses the frame of a layout, on the body: masthead and footer are as wide as the page. A page of no row is a page that is read. */
export const classOfLayout = (layout: Layout = 'default'): string => CLASSES[layout]
