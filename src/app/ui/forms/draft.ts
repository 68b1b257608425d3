import { takeCarried } from './carried.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Words that somebody typed; never passwords, and nothing that the page filled in itself. */
const TYPED = 'input:not([type=hidden], [type=password], [type=radio], [type=checkbox], [type=file]), select, textarea'

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(TYPED)].filter((field) => field.name)

const firstValueOf = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? '')
    : field.defaultValue

/** Said on the root of the page: this device keeps words of the person that were not saved, be their form on the page or not. */
export const tellUnsaved = (isUnsaved: boolean): void => {
  document.documentElement.toggleAttribute('data-unsaved', isUnsaved)
}

/** Whether words would be lost by leaving, of a form of the page or of another one; those of a form that is being sent are on their way. */
export const hasUnsavedWords = (): boolean =>
  document.documentElement.hasAttribute('data-unsaved') ||
  [...document.querySelectorAll('main form[method=post]:not([aria-busy])')]
    .flatMap(fieldsOf)
    .some((field) => field.value !== firstValueOf(field))

function read(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

const DRAFT_STORAGE_KEY = 'draft:'
const keyOf = (name: string) => DRAFT_STORAGE_KEY + name

/** Keeps what is typed for as long as the tab lives. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const key = keyOf(name)
  const typed = fieldsOf(form).filter((field) => field.value !== firstValueOf(field))
  try {
    if (typed.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
  } catch {
    // Storage may be full or forbidden; the words are still in the form.
  }
}

/** What was typed into a form that was sent is no draft any more. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    return
  }
}

/** Drafts are named by the account, so that nobody finds another person's words. */
export const draftName = (accountId: string | undefined, path: string, form: string): string =>
  `${accountId ?? 'guest'}:${path}:${form}`

const pathOf = (name: string): string => name.split(':')[1] ?? ''

export function forgetDraftsOf(accountId: string): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(keyOf(`${accountId}:`)))
    for (const name of names) sessionStorage.removeItem(name)
  } catch {
    return
  }
}

/** Puts back what was typed before a reload, a crash or an expired session. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const draft = { ...takeCarried(pathOf(name)), ...read(keyOf(name)) }
  for (const field of fieldsOf(form)) {
    const kept = draft[field.name]
    if (kept !== undefined && field.value === firstValueOf(field)) field.value = kept
  }
  keepDraft(form, name)
}
