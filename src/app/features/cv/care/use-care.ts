import { useWatch } from 'react-hook-form'
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

/** Papers as they stand in the form, as far as their validity goes; what else is typed of them is not heard of. */
export function useWatchedPapers(): WatchedPaper[] {
  const { control } = useCv()
  return useWatch({ control, name: 'documents', compute: readPapers as never }) as unknown as WatchedPaper[]
}
