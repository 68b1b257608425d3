import { keepCarried, takeCarried } from '#src/app/ui/forms/carried.ts'

/** Stores a guest's form in the tab and continues to sign-in. If the tab stores nothing, the form is submitted as without scripting. */
export function watchCarried(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !submitter) return
    const { carry, way } = submitter.dataset
    const note = new FormData(form).get('note')
    if (!carry || !way || typeof note !== 'string') return
    // Discards text that was stored before and deleted since.
    takeCarried(carry)
    if (note && !keepCarried(carry, { note })) return
    event.preventDefault()
    location.assign(way)
  })
}
