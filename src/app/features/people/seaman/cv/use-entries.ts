import { useFieldArray } from 'react-hook-form'
import { useCv } from './cv-form-context.ts'
import { useCvEditing } from './editing.ts'
import type { Entries } from './entries.ts'
import type { EntryKind } from './entry-kinds.tsx'
import { type FormEntry, toFormEntry } from './form-values.ts'

/** Acts on a list of the CV. Nothing is sent; what is taken away can be put back. */
export function useEntries({ list, most, ...kind }: EntryKind): Entries {
  const { control, getValues } = useCv()
  const { fields, insert, move, remove } = useFieldArray({ control, name: list, keyName: 'key' })
  const editing = useCvEditing()
  const openId = editing.openOf(list)
  const isFull = fields.length >= most
  const entryAt = (place: number): FormEntry => (getValues(list) as FormEntry[])[place] as FormEntry
  const put = (entry: FormEntry, place: number) => {
    if (isFull) return
    insert(place, structuredClone(entry) as never, { shouldFocus: false })
    editing.open(list, entry.id)
  }
  const createBlank = () => toFormEntry(list, kind.create(crypto.randomUUID()))
  return {
    ids: fields.map(({ id }) => id),
    isFull,
    openId,
    open: (id) => editing.open(list, id),
    add: (told = {}) => put({ ...createBlank(), ...told } as FormEntry, kind.isNewFirst ? 0 : fields.length),
    copy: (place, where) => {
      const blank = createBlank()
      const taken = kind.notCopied.map((name) => [name, blank[name]])
      put({ ...entryAt(place), ...Object.fromEntries(taken), id: blank.id }, where === 'first' ? 0 : fields.length)
    },
    move,
    remove: (place) => {
      const entry = structuredClone(entryAt(place))
      if (entry.id === openId) editing.open(list, undefined)
      editing.changeRemoved(list, (before) => [{ entry, place }, ...before])
      remove(place)
    },
    removed: editing.removedOf(list),
    restore: (one) => {
      if (isFull) return
      editing.changeRemoved(list, (before) => before.filter((other) => other !== one))
      put(one.entry, Math.min(one.place, fields.length))
    },
  }
}
