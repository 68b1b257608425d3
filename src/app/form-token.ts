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
  const body = (await answer.json()) as { csrfToken: string }
  return body.csrfToken
}

const tokenFieldOf = (form: HTMLFormElement) =>
  form.method === 'post' ? form.querySelector<HTMLInputElement>(`input[name=${CSRF_FIELD}]`) : null

/** The session may have changed since the page was drawn: by another form, in another tab, while the page slept. */
export async function renewToken(form: HTMLFormElement): Promise<void> {
  const field = tokenFieldOf(form)
  if (field) field.value = await fetchToken(field.value).catch(() => field.value)
}

/** Forms that the browser itself sends go with a token of the session that is open now. */
export function watchPosts(): void {
  const renewed = new WeakSet<HTMLFormElement>()
  const waiting = new WeakSet<HTMLFormElement>()
  // On the window: whatever takes a form over, or holds it back, has spoken before.
  window.addEventListener('submit', async (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !tokenFieldOf(form)) return
    if (renewed.delete(form)) return
    event.preventDefault()
    if (waiting.has(form)) return
    waiting.add(form)
    await renewToken(form)
    waiting.delete(form)
    renewed.add(form)
    form.requestSubmit(event.submitter)
  })
}
