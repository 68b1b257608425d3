import type { PageHead } from '../page.ts'

/** Search results show less; what a page says goes before whose page it is. */
const LONG = 110

/** What is on the tab and in search results: the page, then whose it is, as long as there is room. */
export function titleOf({ title, by }: Pick<PageHead, 'title' | 'by'>, productName: string): string {
  const whole = `${title} – ${by ?? productName}`
  return title === productName || whole.length > LONG ? title : whole
}
