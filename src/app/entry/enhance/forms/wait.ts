import { tokenFieldOf } from './token-field.ts'

const waiting = new Set<object>()
const listeners: (() => void)[] = []

const stopHolding = (act: object): void => {
  waiting.delete(act)
  if (waiting.size === 0) for (const tell of listeners.splice(0)) tell()
}

/** An act that no form sends and that changes whose page it is, such as a passkey, is on its way until it ends. */
export function holdWhile(act: Promise<unknown>): void {
  waiting.add(act)
  void act.finally(() => stopHolding(act))
}

/** Says that a form is on its way: its buttons stay where they are and in reach, the one that was pressed says it. Returns the end of it. */
export function showWaiting(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const buttons = form.querySelectorAll('[type=submit]')
  const before = submitter?.textContent
  waiting.add(form)
  form.setAttribute('aria-busy', 'true')
  for (const button of buttons) button.setAttribute('aria-disabled', 'true')
  // A button with a picture of its own keeps it.
  const speaks = submitter?.firstElementChild === null
  if (speaks) submitter.textContent = tokenFieldOf(form)?.dataset.pending ?? ''
  const end = () => {
    stopHolding(form)
    form.removeAttribute('aria-busy')
    for (const button of buttons) button.removeAttribute('aria-disabled')
    if (speaks && before) submitter.textContent = before
  }
  // Out of the browser's memory the page comes back unsent.
  window.addEventListener('pageshow', end, { once: true })
  return end
}

/** Whether a form or such an act is on its way, be it no longer on the page. */
export const isAnyWaiting = (): boolean => waiting.size > 0

export const whenFormsSettle = (): Promise<void> =>
  isAnyWaiting() ? new Promise((done) => listeners.push(done)) : Promise.resolve()

export const isWaiting = (form: HTMLFormElement): boolean => form.getAttribute('aria-busy') === 'true'
