import { tokenFieldOf } from './token-field.ts'

const waiting = new Set<object>()
const listeners: (() => void)[] = []

const stopHolding = (act: object): void => {
  waiting.delete(act)
  if (waiting.size === 0) for (const tell of listeners.splice(0)) tell()
}

/** Marks an action without a form, such as a passkey, as pending until it ends. */
export function holdWhile(act: Promise<unknown>): void {
  waiting.add(act)
  void act.finally(() => stopHolding(act))
}

/** Marks a form as pending: its buttons remain focusable, and the pressed one shows the status. Returns a function that ends it. */
export function showWaiting(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const buttons = form.querySelectorAll('[type=submit]')
  const before = submitter?.textContent
  waiting.add(form)
  form.setAttribute('aria-busy', 'true')
  for (const button of buttons) button.setAttribute('aria-disabled', 'true')
  // A button with a picture keeps it.
  const speaks = submitter?.firstElementChild === null
  if (speaks) submitter.textContent = tokenFieldOf(form)?.dataset.pending ?? ''
  const end = () => {
    stopHolding(form)
    form.removeAttribute('aria-busy')
    for (const button of buttons) button.removeAttribute('aria-disabled')
    if (speaks && before) submitter.textContent = before
  }
  // A page restored from the browser's memory is not pending.
  window.addEventListener('pageshow', end, { once: true })
  return end
}

/** Whether a form or an action is pending, on the page or removed from it. */
export const isAnyWaiting = (): boolean => waiting.size > 0

export const whenFormsSettle = (): Promise<void> =>
  isAnyWaiting() ? new Promise((done) => listeners.push(done)) : Promise.resolve()

export const isWaiting = (form: HTMLFormElement): boolean => form.getAttribute('aria-busy') === 'true'
