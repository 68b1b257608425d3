import { startTransition, useEffect, useState } from 'react'
import type { CvDocument } from '#src/contract/cv/cv.ts'
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

/** How long somebody pauses before papers are looked through anew, ms: a key should not wait for it. */
const PAUSE = 200

const isSame = (one: readonly WatchedPaper[], other: readonly WatchedPaper[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Papers as they stand in the form, as far as their validity goes, once whoever types them pauses. */
export function useWatchedPapers(): readonly WatchedPaper[] {
  const { getValues, subscribe } = useCv()
  const [papers, setPapers] = useState(() => readPapers(getValues('documents')))
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const found = readPapers(getValues('documents'))
      startTransition(() => setPapers((before) => (isSame(before, found) ? before : found)))
    }
    const soon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(look, PAUSE)
    }
    const stop = subscribe({ name: 'documents', formState: { values: true }, callback: soon })
    look()
    return () => {
      stop()
      clearTimeout(waiting)
    }
  }, [getValues, subscribe])
  return papers
}
