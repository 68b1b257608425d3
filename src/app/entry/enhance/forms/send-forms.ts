import { whenIdle } from '#src/app/entry/when-settled.ts'
import { forgetDraft } from '#src/app/ui/forms/draft.ts'
import { whenUnfrozen } from '../freeze-page.ts'
import { loadPart } from '../load-part.ts'
import { createFailedNotice, FAILED, showFailedNotice } from './failed-notice.ts'
import { postForm } from './post-form.ts'
import { setTokens, tokenFieldOf } from './token-field.ts'
import { isWaiting, showWaiting } from './wait.ts'

/** Shows the answered page in place of this one. Returns false if it cannot. */
type TakePage = (form: HTMLFormElement, page: Document) => boolean

/**
 * Submits forms by request, so that a lost connection leaves the page and its text. Shows what the browser would: the target, or the page with
 * its errors.
 * @param takePage on documents; only the app renders its pages
 */
export function watchForms(takePage?: TakePage): void {
  // On the window, so that other handlers run first.
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !tokenFieldOf(form)) return
    event.preventDefault()
    void send(form, event.submitter, takePage)
  })
  // Signing out offline needs it.
  if (document.querySelector('form[data-account]')) whenIdle(() => void loadPart('leaving').catch(() => {}))
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, takePage?: TakePage): Promise<void> {
  const data = () => new FormData(form, submitter)
  await whenUnfrozen()
  if (isWaiting(form)) return
  const stopWaiting = showWaiting(form, submitter)
  let outcome = await postForm(form, data())
  if (outcome && 'token' in outcome && outcome.token) {
    // The session changed since the page was rendered: by another form, another tab or while the page was in memory. Nothing was written.
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

/** The error in the words of the page that answered, if it is one of ours. */
function reasonOf(form: HTMLFormElement, page: Document | undefined): string | undefined {
  // An error page has its number above the headline.
  const said = page?.querySelector('main h1~p') ?? page?.querySelector('main h1')
  return said?.textContent || tokenFieldOf(form)?.dataset.failed
}

/** Deletes the draft of a submitted form, and local data on sign-out. The form remains busy until the next page loads. */
async function leave(form: HTMLFormElement, address: string): Promise<void> {
  const { draft, account } = form.dataset
  if (draft) forgetDraft(draft)
  if (account)
    await loadPart('leaving')
      .then(({ wipeAccount }) => wipeAccount(account))
      // The next page does it.
      .catch(() => {})
  go(address)
}

/** Signs out offline, if this browser supports it. Returns false otherwise. */
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
  // A page is not requested again if only the hash differs.
  history.replaceState(null, '', to)
  location.reload()
}
