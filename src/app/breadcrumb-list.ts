import { localizePath } from '../contract/http/addresses.ts'
import type { PageContext } from './page.ts'

/** A breadcrumb; `path` is without locale prefix. */
export type ListCrumb = { name: string; path: string }

/** Returns breadcrumbs as structured data, in the language of the page. */
export const createBreadcrumbList = (
  crumbs: readonly ListCrumb[],
  { locale, origin }: Pick<PageContext, 'locale' | 'origin'>,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: origin + localizePath(locale, crumb.path),
  })),
})
