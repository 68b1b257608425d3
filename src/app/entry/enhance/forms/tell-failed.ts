import { focusAnswer } from '#src/app/ui/forms/show-answer.ts'
import { SAID } from '../hold-still.ts'
import { tokenFieldOf } from './token-field.ts'

/**
 * Says at the top of a form why it failed, as `FormMessage` does where the server says it. A menu may have closed over its form meanwhile.
 * Its classes are those of `TokenField`, and not set as names that any document may meet: only pages with such a form pay for their rules.
 */
export function tellFailed(form: HTMLFormElement, words: string): void {
  form.querySelector(':scope>[data-answer=failed]')?.remove()
  const said = document.createElement('div')
  said.setAttribute('class', 'notice error')
  said.role = 'alert'
  said.dataset.answer = 'failed'
  said.dataset[SAID] = ''
  said.tabIndex = -1
  const icon = document.createElement('span')
  icon.setAttribute('class', 'icon icon-triangle-alert small')
  const text = document.createElement('div')
  text.setAttribute('class', 'column gap-1')
  const reason = document.createElement('p')
  reason.textContent = words
  text.append(reason)
  // What has a name of its own is a form of the page; those of the masthead are a button alone.
  if (form.id) text.append(createRetry(tokenFieldOf(form)?.dataset.retryLabel ?? ''))
  said.append(icon, text)
  form.prepend(said)
  const menu = form.closest('details')
  if (menu) menu.open = true
  focusAnswer(said)
}

function createRetry(words: string): HTMLElement {
  const row = document.createElement('div')
  const button = document.createElement('button')
  button.setAttribute('class', 'button dense')
  button.type = 'button'
  button.dataset.retry = ''
  button.textContent = words
  row.append(button)
  return row
}
