import type { Review } from '#src/contract/mailing/review-schemas.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { listScanRows } from '#src/server/people/scan/scan.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { ReviewRow } from './review.repository.ts'

type Ordered = Pick<ReviewRow, 'choice' | 'orderedAt' | 'seamanId'>

/**
 * Returns the scans that the seafarer let the agencies of a mailing open: those that the chosen documents had when it was ordered, without
 * deleted ones and without those of documents that have left the CV.
 */
async function listAllowedScans({ db }: Needs<'db'>, { choice, orderedAt, seamanId }: Ordered) {
  const documents = new Set(choice.documents)
  if (documents.size === 0) return []
  const rows = await listScanRows(db, seamanId)
  return rows.filter(({ scan }) => documents.has(scan.entryId) && scan.createdAt <= orderedAt && scan.leftAt === null)
}

type AllowedScan = Awaited<ReturnType<typeof listAllowedScans>>[number]

const toFile = ({ scan, file: { type, size } }: AllowedScan): Review['documents'][number]['files'][number] => ({
  ...{ id: scan.id, type: type === 'pdf' ? 'pdf' : 'webp', size },
})

/** Returns the documents of a CV with the scans that its reader may open. */
export async function listShownDocuments(
  services: Needs<'db'>,
  ordered: Ordered,
  { documents }: Pick<Cv, 'documents'>,
): Promise<Review['documents']> {
  const allowed = await listAllowedScans(services, ordered)
  return documents.flatMap(({ id, name, type }) => {
    const files = allowed.filter(({ scan }) => scan.entryId === id).map(toFile)
    return files.length > 0 ? [{ id, name, type, files }] : []
  })
}
