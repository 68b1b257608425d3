import type { Acting } from '#src/contract/http/session.ts'
import { CARRIED_STORAGE_KEY, TAB_VERSION, takeCarried } from './carried.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What someone typed, chose or ticked; never passwords, and nothing that the page filled in itself. */
const TYPED = 'input:not([type=hidden], [type=password], [type=file]), select, textarea'

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(TYPED)].filter((field) => field.name)

type Ticked = Field & { checked: boolean; defaultChecked: boolean }

const isTicked = (field: Field): field is Ticked => field.type === 'checkbox' || field.type === 'radio'

/** Boxes of one name are told apart by what they stand for. */
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

/** Set on the root of the page: this device keeps words of the person that were not saved, be their form on the page or not. */
export const markUnsaved = (isUnsaved: boolean): void => {
  document.documentElement.toggleAttribute('data-unsaved', isUnsaved)
}

/** Whether words would be lost by leaving, of a form of the page or of another one, or letters that wait; those of a form that is being sent are on their way. */
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

/** Browsers write session storage to the disk, and leave there what was deleted: words of an account are sealed with its key, by a part that comes when there are some. */
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

/** What is being sealed: of two at once the later one stays, and anyone who comes back meanwhile finds it. */
const sealing = new Map<string, Draft>()

/** What is kept now, though it takes a moment to open it; undefined where nothing here can open it, as offline. */
async function readSealed(name: string): Promise<Draft | undefined> {
  const held = sealing.get(name)
  if (held) return held
  const text = readText(name)
  try {
    // Fetched here also for what is typed next.
    const { unsealText, warmSeal } = await loadSeal()
    await warmSeal(ownerOf(name))
    // Sealed with a key that is gone, it is as good as nothing.
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
    // Storage may be full or forbidden; the words are still in the form.
  }
  if (isLast()) sealing.delete(name)
}

/** Keeps what is typed for as long as the tab lives. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const typed = fieldsOf(form).filter(isChanged)
  if (typed.length === 0) forgetDraft(name)
  else void write(name, Object.fromEntries(typed.map((field) => [nameOf(field), typedValueOf(field)])))
}

/** What was typed into a form that was sent is no draft any more. */
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

/** Also of what waited for the account to sign in, in whatever version: the next one that signs in here must not find it. */
export function forgetDraftsOf(accountId: string): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(`${DRAFT_STORAGE_KEY}${accountId}:`))
    for (const name of sealing.keys()) if (ownerOf(name) === accountId) sealing.delete(name)
    for (const key of [...drafts, ...listCarried()]) sessionStorage.removeItem(key)
  } catch {
    return
  }
}

/** The accounts of which this tab keeps drafts. */
export function listDraftOwners(): string[] {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFT_STORAGE_KEY))
    const owners = names.map((name) => ownerOf(name.slice(DRAFT_STORAGE_KEY.length)))
    return [...new Set(owners)].filter((owner) => owner !== GUEST)
  } catch {
    return []
  }
}

function fill(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const kept = draft[nameOf(field)]
    if (kept !== undefined && !isChanged(field)) put(field, kept)
  }
}

/** Puts back what was typed before a reload, a crash or an expired session. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const carried = takeCarried(pathOf(name))
  const restore = (kept: Draft | undefined) => {
    fill(form, { ...carried, ...kept })
    // What could not be opened stays where it is.
    if (kept) keepDraft(form, name)
  }
  if (ownerOf(name) === GUEST) restore(readPlain(name))
  else void readSealed(name).then(restore)
}
