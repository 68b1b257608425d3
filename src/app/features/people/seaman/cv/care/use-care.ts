import { startTransition, useEffect, useState } from 'react'
import type { CvDocument } from '#src/domain/cv/cv.ts'
import { useCv } from '../cv-form-context.ts'
import type { FormEntry } from '../form-values.ts'

const told = (entry: FormEntry, name: string): string | null => String(entry[name] ?? '') || null

type WatchedPaper = Pick<CvDocument, 'id' | 'type' | 'name' | 'issuedBy' | 'issuedDate' | 'validDate'>

const readPapers = (documents: readonly FormEntry[]): WatchedPaper[] =>
  documents.map((entry) => ({
    id: String(entry.id),
    type: told(entry, 'type') as CvDocument['type'],
    name: told(entry, 'name'),
    issuedBy: told(entry, 'issuedBy'),
    issuedDate: told(entry, 'issuedDate'),
    validDate: told(entry, 'validDate'),
  }))

/** Pause in typing before derived data is updated, ms. */
const PAUSE = 200

/** Returns data derived from a part of the form after a pause in typing. `read` must be stable. */
export function useAfterPause<Value>(name: string, read: (value: never) => Value): Value {
  const { getValues, subscribe } = useCv()
  const look = () => read(getValues(name as never) as never)
  const [told, setTold] = useState(look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the same as long as the name is the same
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const found = look()
      startTransition(() => setTold((before) => (isSame(before, found) ? before : found)))
    }
    const soon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(show, PAUSE)
    }
    const stop = subscribe({ name: name as never, formState: { values: true }, callback: soon })
    show()
    return () => {
      stop()
      clearTimeout(waiting)
    }
  }, [name, subscribe])
  return told
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Papers in the form, with the fields about validity. */
export const useWatchedPapers = (): readonly WatchedPaper[] => useAfterPause('documents', readPapers)
