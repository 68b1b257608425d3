import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useCv } from './cv-form-context.ts'
import type { EntryKind } from './entry-kinds.tsx'
import { type FormEntry, toFormEntry } from './form-values.ts'

export type Removed = { entry: FormEntry; place: number }

export type Entries = {
  ids: readonly string[]
  /** The one whose fields are shown. */
  openId: string | undefined
  open: (id: string | undefined) => void
  /** A blank one, or with what is told of it already. */
  add: (told?: Partial<FormEntry>) => void
  /** Without id and dates; `last` at the end, otherwise at the beginning. */
  copy: (place: number, where: 'first' | 'last') => void
  move: (from: number, to: number) => void
  remove: (place: number) => void
  /** Taken away since the page was opened, the last one first. */
  removed: readonly Removed[]
  restore: (removed: Removed) => void
}

/** Acts on a list of the CV. Nothing is sent; what is taken away can be put back. */
export function useEntries(kind: EntryKind): Entries {
  const { control, getValues } = useCv()
  const { fields, insert, move, remove } = useFieldArray({ control, name: kind.list, keyName: 'key' })
  const [openId, open] = useState<string>()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const entryAt = (place: number): FormEntry => (getValues(kind.list) as FormEntry[])[place] as FormEntry
  const put = (entry: FormEntry, place: number) => {
    insert(place, structuredClone(entry) as never, { shouldFocus: false })
    open(entry.id)
  }
  return {
    ids: fields.map(({ id }) => id),
    openId,
    open,
    add: (told = {}) => {
      const entry = { ...toFormEntry(kind.list, kind.create(crypto.randomUUID())), ...told } as FormEntry
      put(entry, kind.isNewFirst ? 0 : fields.length)
    },
    copy: (place, where) => {
      const blank = toFormEntry(kind.list, kind.create(crypto.randomUUID()))
      const taken = kind.notCopied.map((name) => [name, blank[name]])
      put({ ...entryAt(place), ...Object.fromEntries(taken), id: blank.id }, where === 'first' ? 0 : fields.length)
    },
    move,
    remove: (place) => {
      const entry = entryAt(place)
      if (entry.id === openId) open(undefined)
      setRemoved((before) => [{ entry: structuredClone(entry), place }, ...before])
      remove(place)
    },
    removed,
    restore: (one) => {
      setRemoved((before) => before.filter((other) => other !== one))
      put(one.entry, Math.min(one.place, fields.length))
    },
  }
}
