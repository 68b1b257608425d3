import { watchPosts } from '#src/app/form-token.ts'
import { watchBack } from './back.ts'
import { watchColourMode } from './colour-mode.ts'
import { watchFilterCount } from './filter-count.ts'
import { watchFilters } from './filters.ts'
import { watchMenus } from './menus.ts'
import { watchShare } from './share.ts'

/** What documents and app pages have in common: listeners on the document, indifferent to who draws the page. */
export function enhanceEverywhere(): void {
  watchColourMode()
  watchMenus()
  watchBack()
  watchShare()
  watchFilters()
  watchFilterCount()
  watchPosts()
}
