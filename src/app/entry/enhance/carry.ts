import { keepCarried } from '../../ui/forms/carried.ts'

/** A guest's form that leads to signing in (`data-carry` names its page) leaves the words in the tab, out of the address. */
export function watchCarried(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    const path = target instanceof HTMLFormElement ? target.dataset.carry : undefined
    const note = formData.get('note')
    if (path && typeof note === 'string' && note && keepCarried(path, { note })) formData.delete('note')
  })
}
