import { showAnswerOf } from '#src/app/ui/forms/show-answer.ts'
import { watchCarried } from './enhance/carry.ts'
import { closeForGuest } from './enhance/close-for-guest.ts'
import { enhanceEverywhere } from './enhance/everywhere.ts'
import { fetchAppAhead } from './enhance/forms/app-ahead.ts'
import { showCarriedNotice } from './enhance/forms/carried-words.ts'
import { watchCorrections } from './enhance/forms/corrections.ts'
import { watchDrafts } from './enhance/forms/drafts.ts'
import { watchForms } from './enhance/forms/send-forms.ts'
import { takePage } from './enhance/forms/take-page.ts'
import { watchHash } from './enhance/hash-scroll.ts'
import { watchHeadingLinks } from './enhance/heading-links.ts'
import { watchLanguageLinks } from './enhance/locale-cookie.ts'
import { offerPasskeys } from './enhance/passkeys.ts'
import { reportSeen } from './enhance/seen.ts'

/** Enhances documents with what React does on app pages. */
function enhanceDocument(): void {
  void closeForGuest()
  watchForms(takePage)
  watchLanguageLinks()
  watchHash()
  watchHeadingLinks()
  watchCarried()
  watchDrafts()
  watchCorrections()
  showCarriedNotice()
  reportSeen()
  showAnswerOf(location.hash)
  void offerPasskeys()
  fetchAppAhead()
}

/** The small script of all pages. Documents work without it; on app pages it handles input until React does. */
document.documentElement.classList.add('js')
enhanceEverywhere()
if (document.documentElement.dataset.kind === 'app') watchForms()
else enhanceDocument()
// Tests wait for it.
document.documentElement.dataset.enhanced = 'true'
