import { whenIdle } from '#src/app/entry/when-settled.ts'
import { forgetDraft } from '#src/app/ui/forms/draft.ts'
import { whenUnfrozen } from '../freeze-page.ts'
import { loadPart } from '../load-part.ts'
import { createFailedNotice, FAILED, showFailedNotice } from './failed-notice.ts'
import { postForm } from './post-form.ts'
import { setTokens, tokenFieldOf } from './token-field.ts'
import { isWaiting, showWaiting } from './wait.ts'

/** Shows a page that answered a form in the place of this one. False where it cannot. */
type TakePage = (form: HTMLFormElement, page: Document) => boolean

/**
 * Forms that no one else sends go by request, so that a lost connection leaves the page and all that was typed on it. What answers is what
 * the browser would show: the place that it leads to, or the page again with what is wrong.
 * @param takePage on documents; a page of the app is drawn by the app alone
 */
export function watchForms(takePage?: TakePage): void {
  // On the window: whatever takes a form over, or holds it back, has spoken before.
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !tokenFieldOf(form)) return
    event.preventDefault()
    void send(form, event.submitter, takePage)
  })
  // Anyone who signs out offline needs it then.
  if (document.querySelector('form[data-account]')) whenIdle(() => void loadPart('leaving').catch(() => {}))
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, takePage?: TakePage): Promise<void> {
  const data = () => new FormData(form, submitter)
  await whenUnfrozen()
  if (isWaiting(form)) return
  const stopWaiting = showWaiting(form, submitter)
  let outcome = await postForm(form, data())
  if (outcome && 'token' in outcome && outcome.token) {
    // The session changed since the page was drawn: by another form, in another tab, while the page slept. Nothing was written.
    setTokens(outcome.token)
    outcome = await postForm(form, data())
  }
  if (outcome && 'leadsTo' in outcome) return leave(form, outcome.leadsTo)
  if (!outcome?.isOurs && (await signOutOffline(form))) return
  stopWaiting()
  const page = outcome?.page
  if (page && takePage?.(form, page)) return
  const said = page?.getElementById(form.id)?.querySelector<HTMLElement>(FAILED)
  showFailedNotice(
    form,
    said ?? createFailedNotice(form, outcome ? reasonOf(form, page) : tokenFieldOf(form)?.dataset.offline),
  )
}

/** In the words of the page that answered instead, when it is one of ours. */
function reasonOf(form: HTMLFormElement, page: Document | undefined): string | undefined {
  // Above its headline an error page has its number.
  const said = page?.querySelector('main h1~p') ?? page?.querySelector('main h1')
  return said?.textContent || tokenFieldOf(form)?.dataset.failed
}

/** What was sent is no one's draft any more; who signs out leaves nothing behind. The form stays busy until the next page is there. */
async function leave(form: HTMLFormElement, address: string): Promise<void> {
  const { draft, account } = form.dataset
  if (draft) forgetDraft(draft)
  if (account)
    await loadPart('leaving')
      .then(({ wipeAccount }) => wipeAccount(account))
      // The page that comes does it.
      .catch(() => {})
  go(address)
}

/** Signs out though no one is reached, where this browser can. */
async function signOutOffline({ dataset: { account } }: HTMLFormElement): Promise<boolean> {
  const shell =
    account &&
    (await loadPart('leaving')
      .then((part) => part.signOutOffline(account))
      .catch(() => {}))
  if (shell) location.assign(shell)
  return Boolean(shell)
}

function go(address: string): void {
  const to = new URL(address, location.href)
  const isHere = to.pathname === location.pathname && to.search === location.search
  if (!isHere) {
    location.assign(to)
    return
  }
  // With its hash alone a page would not be asked for again.
  history.replaceState(null, '', to)
  location.reload()
}
