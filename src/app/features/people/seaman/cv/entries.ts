import type { Removed } from './editing.ts'
import type { FormEntry } from './form-values.ts'

/** A list of the CV in the editor, and its actions. */
export type Entries = {
  ids: readonly string[]
  /** The limit is reached: nothing can be added, copied or restored. */
  isFull: boolean
  /** The entry whose fields are shown. */
  openId: string | undefined
  open: (id: string | undefined) => void
  /** Adds an empty entry, or one with initial values. */
  add: (told?: Partial<FormEntry>) => void
  /** Without id and dates; `last` at the end, otherwise at the beginning. */
  copy: (place: number, where: 'first' | 'last') => void
  move: (from: number, to: number) => void
  remove: (place: number) => void
  /** Entries removed since the editor was opened, last one first. */
  removed: readonly Removed[]
  restore: (removed: Removed) => void
}
