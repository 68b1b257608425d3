import type { PageHead } from '../page.ts'

/** Search results show less; the page is named before its owner. */
const LONG = 110

/** Returns the title of the tab: the page, then its owner, if there is room. */
export function titleOf({ title, by }: Pick<PageHead, 'title' | 'by'>, productName: string): string {
  const whole = `${title} – ${by ?? productName}`
  return title === productName || whole.length > LONG ? title : whole
}
