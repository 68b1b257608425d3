import type { Acting } from '#src/contract/http/session.ts'
import { CARRIED_STORAGE_KEY, TAB_VERSION, takeCarried } from './carried.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Typed, chosen or ticked fields; no passwords, and no fields filled by the page. */
const TYPED = 'input:not([type=hidden], [type=password], [type=file]), select, textarea'

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(TYPED)].filter((field) => field.name)

type Ticked = Field & { checked: boolean; defaultChecked: boolean }

const isTicked = (field: Field): field is Ticked => field.type === 'checkbox' || field.type === 'radio'

/** Checkboxes of one name are distinguished by value. */
const nameOf = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name)

const tick = (isOn: boolean): string => (isOn ? 'on' : '')

const typedValueOf = (field: Field): string => (isTicked(field) ? tick(field.checked) : field.value)

function firstValueOf(field: Field): string {
  if (isTicked(field)) return tick(field.defaultChecked)
  if (!('options' in field)) return field.defaultValue
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? ''
}

const isChanged = (field: Field): boolean => typedValueOf(field) !== firstValueOf(field)

function put(field: Field, value: string): void {
  if (isTicked(field)) field.checked = value !== ''
  else field.value = value
}

/** Set on the root element: this device stores unsaved text, even if its form is not on the page. */
export const markUnsaved = (isUnsaved: boolean): void => {
  document.documentElement.toggleAttribute('data-unsaved', isUnsaved)
}

/** Whether leaving would lose text: of a form, or a queued message; a form being sent is not counted. */
export const hasUnsavedWords = (): boolean =>
  document.documentElement.matches('[data-unsaved], [data-unsent]') ||
  [...document.querySelectorAll('main form[method=post]:not([aria-busy])')].flatMap(fieldsOf).some(isChanged)

export const DRAFT_STORAGE_KEY = 'draft:'
/** Each version has a separate key, so that builds do not read or overwrite each other's drafts. */
const versioned = (name: string) => name + TAB_VERSION
const keyOf = (name: string) => DRAFT_STORAGE_KEY + versioned(name)
const GUEST = 'guest'
const ownerOf = (name: string): string => name.split(':')[0] ?? GUEST

/** The keys of drafts that another build stored in this tab. Throws if the browser stores nothing. */
export const listOtherBuilds = (): string[] =>
  Object.keys(sessionStorage).filter(
    (key) =>
      [DRAFT_STORAGE_KEY, CARRIED_STORAGE_KEY].some((kind) => key.startsWith(kind)) && !key.endsWith(TAB_VERSION),
  )

type Draft = Readonly<Record<string, string>>

type Seal = typeof import('../../kept/sealed-text.ts')

let loadSeal: () => Promise<Seal> = () => Promise.reject(new Error('Nothing seals here'))

/**
 * Browsers write session storage to disk and leave deleted data there: text of an account is encrypted with its key, by a part that is loaded
 * on demand.
 */
export const provideSeal = (load: () => Promise<Seal>): void => {
  loadSeal = load
}

const readText = (name: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

function readPlain(name: string): Draft {
  try {
    return JSON.parse(readText(name) ?? '{}')
  } catch {
    return {}
  }
}

/** Drafts being encrypted: the latest wins, and is found meanwhile. */
const sealing = new Map<string, Draft>()

/** Returns the stored draft after decryption; undefined if the part cannot be loaded, for example offline. */
async function readSealed(name: string): Promise<Draft | undefined> {
  const held = sealing.get(name)
  if (held) return held
  const text = readText(name)
  try {
    // Preloaded for the next draft.
    const { unsealText, warmSeal } = await loadSeal()
    await warmSeal(ownerOf(name))
    // Unreadable if its key was deleted.
    return text ? ((await unsealText(ownerOf(name), versioned(name), text).catch(() => ({}))) as Draft) : {}
  } catch {
    return undefined
  }
}

async function write(name: string, draft: Draft): Promise<void> {
  sealing.set(name, draft)
  const isLast = () => sealing.get(name) === draft
  try {
    const owner = ownerOf(name)
    const text =
      owner === GUEST ? JSON.stringify(draft) : await (await loadSeal()).sealText(owner, versioned(name), draft)
    if (isLast()) sessionStorage.setItem(keyOf(name), text)
  } catch {
    // Storage may be full or forbidden; the text is still in the form.
  }
  if (isLast()) sealing.delete(name)
}

/** Stores typed text as long as the tab exists. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const typed = fieldsOf(form).filter(isChanged)
  if (typed.length === 0) forgetDraft(name)
  else void write(name, Object.fromEntries(typed.map((field) => [nameOf(field), typedValueOf(field)])))
}

/** Deletes the draft of a submitted form. */
export function forgetDraft(name: string): void {
  sealing.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    return
  }
}

/** The name of a draft contains the account and its current organisation, so that drafts of different organisations stay separate. */
export const draftName = (acting: Acting | null | undefined, path: string, form: string): string =>
  [acting?.id ?? GUEST, path, form, ...(acting?.organisationId ? [acting.organisationId] : [])].join(':')

const pathOf = (name: string): string => name.split(':')[1] ?? ''

const listCarried = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(CARRIED_STORAGE_KEY))

/** Also deletes text that waited for the account's sign-in, in any version: the next user must not find it. */
export function forgetDraftsOf(accountId: string): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(`${DRAFT_STORAGE_KEY}${accountId}:`))
    for (const name of sealing.keys()) if (ownerOf(name) === accountId) sealing.delete(name)
    for (const key of [...drafts, ...listCarried()]) sessionStorage.removeItem(key)
  } catch {
    return
  }
}

/** Returns the accounts with drafts in this tab. */
export function listDraftOwners(): string[] {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFT_STORAGE_KEY))
    const owners = names.map((name) => ownerOf(name.slice(DRAFT_STORAGE_KEY.length)))
    return [...new Set(owners)].filter((owner) => owner !== GUEST)
  } catch {
    return []
  }
}

/** Sent by a form after its draft was restored. */
export const DRAFT_RESTORED = 'draft-restored'

function fill(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const kept = draft[nameOf(field)]
    if (kept !== undefined && !isChanged(field)) put(field, kept)
  }
  form.dispatchEvent(new Event(DRAFT_RESTORED))
}

/** Restores typed text after a reload, a crash or an expired session. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const carried = takeCarried(pathOf(name))
  const restore = (kept: Draft | undefined) => {
    fill(form, { ...carried, ...kept })
    // A draft that could not be decrypted is kept.
    if (kept) keepDraft(form, name)
  }
  if (ownerOf(name) === GUEST) restore(readPlain(name))
  else void readSealed(name).then(restore)
}
