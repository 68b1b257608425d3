const DEBOUNCE = 400

const timers = new WeakMap<HTMLFormElement, number>()

const isSearch = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.method === 'get' && form.action.startsWith(location.origin)

/** Search forms: `data-auto` sends itself soon after a choice, and what nobody filled in stays out of the address. */
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
    for (const [name, value] of [...event.formData]) if (value === '') event.formData.delete(name)
  })
}
