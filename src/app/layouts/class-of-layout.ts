import type { Layout } from '#src/contract/routes.ts'

const CLASSES: Readonly<Record<Layout, string>> = {
  auth: 'layout-auth',
  dashboard: 'layout-dashboard',
  default: 'layout-default',
  docs: 'layout-docs',
  landing: 'layout-landing',
}

/** Returns the class of a layout's frame, on the body: masthead and footer are as wide as the page. The default is a reading page. */
export const classOfLayout = (layout: Layout = 'default'): string => CLASSES[layout]
