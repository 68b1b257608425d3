import { FAILED } from './failed-notice.ts'

/** The element that says what is wrong with a field: its own, or that of the group it is in. */
const errorOf = (field: Element): HTMLElement | null => {
  const described = field.closest('.field')?.querySelectorAll('[aria-describedby]') ?? []
  const around = field.closest('[aria-describedby]')
  const ids = [...described, ...(around ? [around] : [])].flatMap(
    (one) => one.getAttribute('aria-describedby')?.split(' ') ?? [],
  )
  const id = ids.find((one) => one.endsWith('-error'))
  return id ? document.getElementById(id) : null
}

/** A field that is being mended is not blamed any more; when nothing is left, the message goes as well. */
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
