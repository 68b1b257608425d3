import { useWatch } from 'react-hook-form'
import type { CvDocument } from '#src/contract/cv/cv.ts'
import { useCv } from '../cv-form-context.ts'
import type { FormEntry } from '../form-values.ts'

const told = (entry: FormEntry, name: string): string | null => String(entry[name] ?? '') || null

/** Papers as they stand in the form, as far as their validity goes. */
export function useWatchedPapers(): Pick<
  CvDocument,
  'id' | 'type' | 'name' | 'issuedBy' | 'issuedDate' | 'validDate'
>[] {
  const { control } = useCv()
  const documents = useWatch({ control, name: 'documents' }) as unknown as FormEntry[]
  return documents.map((entry) => ({
    id: String(entry.id),
    type: told(entry, 'type') as CvDocument['type'],
    name: told(entry, 'name'),
    issuedBy: told(entry, 'issuedBy'),
    issuedDate: told(entry, 'issuedDate'),
    validDate: told(entry, 'validDate'),
  }))
}
