import { type OpenedScan, openScan } from '#src/server/people/scan/scan.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listAllowedScans } from './allowed-scans.ts'
import { findOpen, type Visitor } from './find-open.ts'

/** Returns a scan behind the link of a mailing. Throws what `findOpen` throws, and `not-found` for a scan that its reader may not open. */
export async function openReviewDocument(
  services: Needs<'db' | 'clock' | 'keys' | 'limiter' | 'files'>,
  { id, scan }: { id: string; scan: string },
  visitor: Visitor,
): Promise<OpenedScan> {
  const review = await findOpen(services, id, visitor)
  const allowed = await listAllowedScans(services, review)
  if (!allowed.some((one) => one.scan.id === scan)) throw new Failure('not-found')
  const opened = await openScan(services, scan, review.seamanId)
  // The seafarer may have withdrawn the CV meanwhile.
  await findOpen(services, id, visitor)
  return opened
}
