import type { Removed } from './editing.ts'
import type { FormEntry } from './form-values.ts'

/** A list of the CV in the editor, and what may be done with it. */
export type Entries = {
  ids: readonly string[]
  /** More are not kept: nothing is added, copied or put back. */
  isFull: boolean
  /** The one whose fields are shown. */
  openId: string | undefined
  open: (id: string | undefined) => void
  /** A blank one, or with what is notified of it already. */
  add: (told?: Partial<FormEntry>) => void
  /** Without id and dates; `last` at the end, otherwise at the beginning. */
  copy: (place: number, where: 'first' | 'last') => void
  move: (from: number, to: number) => void
  remove: (place: number) => void
  /** Taken away since the editor was opened, the last one first. */
  removed: readonly Removed[]
  restore: (removed: Removed) => void
}
