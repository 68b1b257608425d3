import { loadPart } from './load-part.ts'

/**
 * Shows in the filter button how many results the choices would find before they are applied. `data-asks` names the endpoint if it is not the
 * list of vacancies. The part that counts loads with the first change; without it the button works as before.
 */
export function watchFilterCount(): void {
  document.addEventListener('input', ({ target }) => {
    // The button that opens the filters is in the form but has no name.
    const isChoice = target instanceof Element && target.getAttribute('name')
    const form = isChoice ? target.closest<HTMLFormElement>('form:has([data-counts])') : null
    const button = form?.querySelector<HTMLElement>('[data-counts]')
    if (!form || !button) return
    button.classList.add('primary')
    void loadPart('count')
      .then(({ countSoon }) => countSoon(form, button))
      .catch(() => {})
  })
}
