import { loadPart } from './load-part.ts'

/**
 * While choices change, the button of the filters says how many they would find, and that they are not applied yet. `data-asks` names whom to ask,
 * where it is not the list of vacancies. What counts comes with the first change; without it the button works as before.
 */
export function watchFilterCount(): void {
  document.addEventListener('input', ({ target }) => {
    // What opens the filters is in their form, and chooses nothing: it has no name.
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
