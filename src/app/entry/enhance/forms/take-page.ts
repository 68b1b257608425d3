import { focusAnswer } from '#src/app/ui/forms/show-answer.ts'
import { showCarriedNotice } from './carried-words.ts'
import { FAILED } from './failed-notice.ts'

const FIELDS = 'input:not([type=hidden]),select,textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const nameOf = (field: Field): string =>
  `${field.form?.id} ${field.name} ${/^(radio|checkbox)$/.test(field.type) ? field.value : ''}`

/** A hidden field belongs to the server: it returns empty after it was filled in by mistake. */
const isSeen = (field: Field): boolean => !field.closest('[aria-hidden=true]')

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(FIELDS)].filter(isSeen)

/** Copies the error of a field: its state and its description. */
function copyFieldError(from: Field, to: Field): void {
  for (const name of ['aria-invalid', 'aria-describedby']) {
    const value = from.getAttribute(name)
    if (value === null) to.removeAttribute(name)
    else to.setAttribute(name, value)
  }
}

/** Moves the fields of the page into the answered page, so that a password and a chosen file remain. */
function keepFields(page: ParentNode, answer: ParentNode): void {
  const own = new Map(fieldsOf(page).map((field) => [nameOf(field), field]))
  for (const field of fieldsOf(answer)) {
    const kept = own.get(nameOf(field))
    if (!kept) continue
    copyFieldError(field, kept)
    // A password that was shown is hidden again, as its button says.
    if (kept.type === 'text' && field.type === 'password') (kept as HTMLInputElement).type = 'password'
    field.replaceWith(kept)
  }
}

/** Shows the page that answered a form, with the text typed on this one. Returns false if it is another page. */
export function takePage(form: HTMLFormElement, page: Document): boolean {
  const again = page.getElementById(form.id)
  const main = form.closest('main')
  const answer = again?.closest('main')
  if (!main || !answer) return false
  keepFields(main, answer)
  main.replaceChildren(...answer.childNodes)
  document.title = page.title
  showCarriedNotice()
  const said = again?.querySelector<HTMLElement>(FAILED)
  if (said) focusAnswer(said)
  return true
}
