import { CSRF_FIELD, CSRF_HEADER, CSRF_PATH } from '../contract/constants.ts'

/** A link that is slow enough for more is as good as none: the form then goes with what it has. */
const PATIENCE = 8000

/** The token for the writes of whoever is signed in now: the one that is held, while it is good. */
export async function fetchToken(held?: string): Promise<string> {
  const answer = await fetch(CSRF_PATH, {
    credentials: 'same-origin',
    headers: held ? { [CSRF_HEADER]: held } : {},
    signal: AbortSignal.timeout(PATIENCE),
  })
  const { csrfToken } = (await answer.json()) as { csrfToken?: string }
  // A server that is away gives none, and what is held may still be good.
  return csrfToken ?? held ?? ''
}

const tokenFieldOf = (form: HTMLFormElement) =>
  form.method === 'post' ? form.querySelector<HTMLInputElement>(`input[name=${CSRF_FIELD}]`) : null

/** The session may have changed since the page was drawn: by another form, in another tab, while the page slept. False when the line is cut. */
export async function renewToken(form: HTMLFormElement): Promise<boolean> {
  const field = tokenFieldOf(form)
  if (!field) return true
  try {
    field.value = await fetchToken(field.value)
    return true
  } catch (error) {
    // A refused fetch is a line that is cut. Whatever else came back, the server says itself what it thinks of the form.
    return !(error instanceof TypeError)
  }
}

/** The browser would leave the page, and all that was typed on it, for a page of its own. A menu may have closed over its form meanwhile. */
export function tellCut(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLElement>(':scope>[data-answer=failed]') ?? document.createElement('div')
  said.className = 'notice error'
  said.role = 'alert'
  said.dataset.answer = 'failed'
  said.tabIndex = -1
  said.textContent = tokenFieldOf(form)?.dataset.offline ?? ''
  form.prepend(said)
  const menu = form.closest('details')
  if (menu) menu.open = true
  said.focus()
}

/** From here on the form leads the page away: nobody else does, though the session may end on the way. Out of the browser's memory it comes back unsent. */
export function markLeaving(form: HTMLFormElement): void {
  form.ariaBusy = 'true'
  window.addEventListener('pageshow', () => form.removeAttribute('aria-busy'), { once: true })
}

/** A page that was drawn anew since the press took its form along, and browsers send none that is not in the page. */
function attach(form: HTMLFormElement): void {
  if (form.isConnected) return
  form.hidden = true
  document.body.append(form)
}

/** Forms that have their fresh token. */
const renewed = new WeakSet<HTMLFormElement>()

/** Whether this press sends the form; else it is held until a fresh token came, which it may not. */
export const goesNow = (form: HTMLFormElement): boolean => !tokenFieldOf(form) || renewed.has(form)

/** Forms that the browser itself sends go with a token of the session that is open now, and only while somebody can be reached. */
export function watchPosts(): void {
  const waiting = new WeakSet<HTMLFormElement>()
  // On the window: whatever takes a form over, or holds it back, has spoken before.
  window.addEventListener('submit', async (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !tokenFieldOf(form)) return
    if (renewed.delete(form)) return markLeaving(form)
    event.preventDefault()
    if (waiting.has(form)) return
    waiting.add(form)
    const reached = await renewToken(form)
    waiting.delete(form)
    if (!reached) return tellCut(form)
    attach(form)
    renewed.add(form)
    form.requestSubmit(event.submitter)
  })
}
