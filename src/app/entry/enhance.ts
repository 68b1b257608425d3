import { showAnswerOf } from '#src/app/ui/forms/show-answer.ts'
import { watchCarried } from './enhance/carry.ts'
import { enhanceEverywhere } from './enhance/everywhere.ts'
import { fetchAppAhead } from './enhance/forms/app-ahead.ts'
import { tellCarried } from './enhance/forms/carried-words.ts'
import { watchDrafts } from './enhance/forms/drafts.ts'
import { watchMending } from './enhance/forms/mend.ts'
import { watchForms } from './enhance/forms/send-forms.ts'
import { takePage } from './enhance/forms/take-page.ts'
import { watchHash } from './enhance/hash-scroll.ts'
import { watchHeadingLinks } from './enhance/heading-links.ts'
import { watchLanguageLinks } from './enhance/locale-cookie.ts'
import { offerPasskeys } from './enhance/passkeys.ts'

/** The script of documents. Everything on them works without it. */
document.documentElement.classList.add('js')
enhanceEverywhere()
watchForms(takePage)
watchLanguageLinks()
watchHash()
watchHeadingLinks()
watchCarried()
watchDrafts()
watchMending()
tellCarried()
showAnswerOf(location.hash)
void offerPasskeys()
fetchAppAhead()
// Tests wait for it, as they wait for the app.
document.documentElement.dataset.enhanced = 'true'
