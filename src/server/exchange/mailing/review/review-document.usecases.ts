import { type OpenedScan, openScan } from '#src/server/people/scan/scan.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listShownDocuments } from './allowed-scans.ts'
import { findOpen, type Visitor } from './find-open.ts'
import { readShownCv } from './read-shown-cv.ts'

type Opening = Needs<'db' | 'cvs' | 'clock' | 'limiter'>
type Asked = { id: string; scan: string }

/** Returns the seafarer whose scan the page of the link lists at present. Throws what `findOpen` throws, and `not-found` for another scan. */
async function demandListed(services: Opening, { id, scan }: Asked, visitor: Visitor): Promise<string> {
  const review = await findOpen(services, id, visitor)
  const { shown } = await readShownCv(services, review)
  const documents = await listShownDocuments(services, review, shown)
  if (!documents.some(({ files }) => files.some((file) => file.id === scan))) throw new Failure('not-found')
  return review.seamanId
}

/** Returns a scan behind the link of a mailing. Throws `not-found` for one that the page does not list. */
export async function openReviewDocument(
  services: Opening & Needs<'keys' | 'files'>,
  asked: Asked,
  visitor: Visitor,
): Promise<OpenedScan> {
  const opened = await openScan(services, asked.scan, await demandListed(services, asked, visitor))
  // The seafarer may have withdrawn the CV, or deleted the scan or its document, meanwhile.
  await demandListed(services, asked, visitor)
  return opened
}
