import { FAILED } from './failed-notice.ts'

/** Returns the element with the error of a field, or of its group. */
const errorOf = (field: Element): HTMLElement | null => {
  const described = field.closest('.field')?.querySelectorAll('[aria-describedby]') ?? []
  const around = field.closest('[aria-describedby]')
  const ids = [...described, ...(around ? [around] : [])].flatMap(
    (one) => one.getAttribute('aria-describedby')?.split(' ') ?? [],
  )
  const id = ids.find((one) => one.endsWith('-error'))
  return id ? document.getElementById(id) : null
}

/** Removes the error of a field when it is edited, and the message of the form with the last error. */
export function watchCorrections(): void {
  document.addEventListener('input', ({ target }) => {
    const error = target instanceof Element ? errorOf(target) : null
    const form = error?.closest('form')
    if (!error || !form) return
    const frame = error.closest('.field')
    frame?.classList.remove('bad')
    for (const field of frame?.querySelectorAll('[aria-invalid]') ?? []) field.removeAttribute('aria-invalid')
    const said = form.querySelector(FAILED)
    said?.querySelector(`a[href="#${CSS.escape(error.id.replace(/-error$/, ''))}"]`)?.remove()
    if (!said?.querySelector('a[href^="#"]')) said?.remove()
    error.remove()
  })
}
