import { watchBack } from './back.ts'
import { watchColourMode } from './colour-mode.ts'
import { watchFilters } from './filters.ts'
import { watchInvalidFieldLinks } from './forms/invalid-field-links.ts'
import { watchPeek } from './forms/peek.ts'
import { watchRetry } from './forms/retry.ts'
import { watchMenus } from './menus.ts'
import { watchPasskeys } from './passkeys.ts'
import { watchPrint } from './print.ts'
import { watchShare } from './share.ts'
import { watchFilterCount } from './watch-filter-count.ts'

/** Listeners that documents and app pages share; they do not depend on who renders the page. */
export function enhanceEverywhere(): void {
  watchColourMode()
  watchMenus()
  watchBack()
  watchShare()
  watchPrint()
  watchFilters()
  watchFilterCount()
  watchRetry()
  watchInvalidFieldLinks()
  watchPeek()
  watchPasskeys()
}
