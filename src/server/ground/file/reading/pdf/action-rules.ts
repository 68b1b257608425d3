import { RefusedPdf } from './refused-pdf.ts'
import type { Value } from './value.ts'

/** Names of scripts, programs, files, locks, and of actions that run, send or load something: refused wherever they are a name. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'OnInstantiate',
  'XFA',
  'RichMedia',
  'RichMediaExecute',
  'Rendition',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'Launch',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'GoToE',
  'GoToR',
  'GoTo3DView',
  'SetOCGState',
])

/** The kinds of action that only move to a page or open an address after a click. */
const HARMLESS: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named'])

/** What the place of a value makes it: an action, a list of actions, a table with an action for each event, or nothing of these. */
export type Role = 'action' | 'table' | 'none'

const ROLES: ReadonlyMap<string, Role> = new Map([
  ['OpenAction', 'action'],
  ['A', 'action'],
  ['PA', 'action'],
  ['Next', 'action'],
  ['AA', 'table'],
])

/** Keys that have a `/S` of their own below them, in case a font, picture or state of graphics is called `AA`. */
const NO_EVENTS: readonly string[] = ['Group', 'SMask']

/** The role of what a key of a dictionary leads to. */
export const findRole = (key: string, around: Role): Role =>
  ROLES.get(key) ?? (around === 'table' && !NO_EVENTS.includes(key) ? 'action' : 'none')

export function checkName(name: string): void {
  if (FORBIDDEN.has(name)) throw new RefusedPdf(`It has /${name}`)
}

/** Collects what decides whether a dictionary is an action, and of which kind. */
export class ActionCheck {
  #isAction = false
  #isHarmless = false
  #isOther = false

  add(key: string, value: Value): void {
    if (key === 'Type' && value.name === 'Action') this.#isAction = true
    if (key !== 'S') return
    if (value.name !== undefined && HARMLESS.has(value.name)) this.#isHarmless = true
    else this.#isOther = true
  }

  /** Throws for an action that is not harmless. A dictionary without a kind is no action, unless it says that it is one. */
  finish(role: Role): void {
    const isAction = role !== 'none' || this.#isAction
    if (isAction && (this.#isOther || (this.#isAction && !this.#isHarmless))) throw new RefusedPdf('It has an action')
  }
}
