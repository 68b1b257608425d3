import { takeCarried } from './carried.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What somebody typed, chose or ticked; never passwords, and nothing that the page filled in itself. */
const TYPED = 'input:not([type=hidden], [type=password], [type=file]), select, textarea'

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(TYPED)].filter((field) => field.name)

type Ticked = Field & { checked: boolean; defaultChecked: boolean }

const isTicked = (field: Field): field is Ticked => field.type === 'checkbox' || field.type === 'radio'

/** Boxes of one name are told apart by what they stand for. */
const nameOf = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name)

const tick = (isOn: boolean): string => (isOn ? 'on' : '')

const saidBy = (field: Field): string => (isTicked(field) ? tick(field.checked) : field.value)

function firstValueOf(field: Field): string {
  if (isTicked(field)) return tick(field.defaultChecked)
  if (!('options' in field)) return field.defaultValue
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? ''
}

const isChanged = (field: Field): boolean => saidBy(field) !== firstValueOf(field)

function fill(field: Field, value: string): void {
  if (isTicked(field)) field.checked = value !== ''
  else field.value = value
}

/** Said on the root of the page: this device keeps words of the person that were not saved, be their form on the page or not. */
export const tellUnsaved = (isUnsaved: boolean): void => {
  document.documentElement.toggleAttribute('data-unsaved', isUnsaved)
}

/** Whether words would be lost by leaving, of a form of the page or of another one; those of a form that is being sent are on their way. */
export const hasUnsavedWords = (): boolean =>
  document.documentElement.hasAttribute('data-unsaved') ||
  [...document.querySelectorAll('main form[method=post]:not([aria-busy])')].flatMap(fieldsOf).some(isChanged)

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
  const typed = fieldsOf(form).filter(isChanged)
  try {
    if (typed.length === 0) sessionStorage.removeItem(key)
    else {
      const said = Object.fromEntries(typed.map((field) => [nameOf(field), saidBy(field)]))
      sessionStorage.setItem(key, JSON.stringify(said))
    }
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
    const kept = draft[nameOf(field)]
    if (kept !== undefined && !isChanged(field)) fill(field, kept)
  }
  keepDraft(form, name)
}
