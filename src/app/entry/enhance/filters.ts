const DEBOUNCE = 400

const timers = new WeakMap<HTMLFormElement, number>()

const isSearch = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.method === 'get' && form.action.startsWith(location.origin)

/** Handles search forms: `data-auto` submits shortly after a choice, and empty fields are left out of the address. */
export function watchFilters(): void {
  document.addEventListener('change', (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-auto]') : null
    if (!form) return
    clearTimeout(timers.get(form))
    timers.set(
      form,
      window.setTimeout(() => form.requestSubmit(), DEBOUNCE),
    )
  })
  document.addEventListener('formdata', (event) => {
    if (!isSearch(event.target)) return
    keepFilled(event.formData, listCompanions(event.target))
  })
}

/** Fields that depend on another one, such as the currency of a sum; `data-with` names it. */
export const listCompanions = (form: HTMLFormElement): [name: string, other: string][] =>
  [...form.querySelectorAll<HTMLSelectElement>('[data-with]')].map(({ name, dataset }) => [name, dataset.with ?? ''])

/** A name may occur more than once: checkboxes, and the menu below them if none is checked. */
export function keepFilled(data: FormData, companions: readonly (readonly [name: string, other: string])[]): void {
  for (const name of new Set(data.keys())) {
    const filled = data.getAll(name).filter((value) => value !== '')
    data.delete(name)
    for (const value of filled) data.append(name, value)
  }
  for (const [name, other] of companions) if (!data.has(other)) data.delete(name)
}
