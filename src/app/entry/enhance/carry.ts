import { keepCarried, takeCarried } from '#src/app/ui/forms/carried.ts'

/** A guest's form leaves its words in the tab and leads on to signing in; where the tab keeps nothing, it is sent as without scripting. */
export function watchCarried(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !submitter) return
    const { carry, way } = submitter.dataset
    const note = new FormData(form).get('note')
    if (!carry || !way || typeof note !== 'string') return
    // Words that were left before, and deleted since, come back no more.
    takeCarried(carry)
    if (note && !keepCarried(carry, { note })) return
    event.preventDefault()
    location.assign(way)
  })
}
