import { localizePath } from '../contract/http/addresses.ts'
import type { PageContext } from './page.ts'

/** A step on the way to a page; the path stands without locale prefix. */
export type ListCrumb = { name: string; path: string }

/** The way to a page as search engines read it, in the language of the page. */
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
