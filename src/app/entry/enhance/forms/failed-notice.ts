import { NOTICE_DATA } from '#src/app/ui/forms/notice-data.ts'
import { focusAnswer } from '#src/app/ui/forms/show-answer.ts'
import { tokenFieldOf } from './token-field.ts'

export const FAILED = '[data-answer=failed]'

/** Shows at the top of a form why it failed, and opens the menu that contains the form. */
export function showFailedNotice(form: HTMLFormElement, said: HTMLElement): void {
  form.querySelector(FAILED)?.remove()
  said.dataset[NOTICE_DATA] = ''
  form.prepend(said)
  const menu = form.closest('details')
  if (menu) menu.open = true
  focusAnswer(said)
}

/**
 * Creates what `FormMessage` renders on the server. Its classes are those of `TokenField` and are not written literally, so that only pages
 * with such a form get their rules.
 */
export function createFailedNotice(form: HTMLFormElement, words: string | undefined): HTMLElement {
  const said = document.createElement('div')
  said.setAttribute('class', 'notice error')
  said.role = 'alert'
  said.dataset.answer = 'failed'
  said.tabIndex = -1
  const icon = document.createElement('span')
  icon.setAttribute('class', 'icon icon-triangle-alert small')
  const text = document.createElement('div')
  text.setAttribute('class', 'column gap-1')
  const reason = document.createElement('p')
  reason.textContent = words ?? null
  text.append(reason)
  // Only forms of the page have an id; those of the masthead are single buttons.
  if (form.id) text.append(createRetry(tokenFieldOf(form)?.dataset.retryLabel))
  said.append(icon, text)
  return said
}

function createRetry(words: string | undefined): HTMLElement {
  const row = document.createElement('div')
  const button = document.createElement('button')
  button.setAttribute('class', 'button dense')
  button.type = 'button'
  button.dataset.retry = ''
  button.textContent = words ?? null
  row.append(button)
  return row
}
