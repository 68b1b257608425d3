import type { PageHead } from '../page.ts'

/** What stands on the tab and in search results: the page, then the product. */
export const titleOf = ({ title }: Pick<PageHead, 'title'>, productName: string): string =>
  title === productName ? productName : `${title} – ${productName}`
