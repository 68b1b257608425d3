import { discardFile, markKept } from '#src/server/ground/file/file.repository.ts'
import { keepPaper } from '#src/server/ground/file/keep-paper.usecases.ts'
import { demandOneChange, runBatch } from '#src/server/platform/database.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { licenceFolder } from '#src/server/platform/file-store.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { openLicenceScan } from './licence-scan.usecases.ts'
import { demandSameScan, findScansToHandOver, moveScan } from './licence-scans.repository.ts'

/** Returns the scan of a licence; undefined if it cannot be read, which must not stop an erasure. */
const openKept = (services: Needs<'db' | 'keys' | 'files'>, companyId: string) =>
  openLicenceScan(services, companyId).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not-found') return undefined
    throw error
  })

/** Encrypts licence scans with another owner's key: the account's key is destroyed with it. */
export const handOverLicences: ErasureStep = async (services, accountId) => {
  const { db, clock } = services
  for (const { companyId, scanId, heirId } of await findScansToHandOver(db, accountId)) {
    const opened = await openKept(services, companyId)
    if (!opened) continue
    const { type, bytes } = opened
    const place = { accountId: heirId, purpose: 'licence', folder: licenceFolder(heirId) } as const
    const row = await keepPaper(services, place, { type, kept: type === 'pdf' ? 'pdf' : 'webp', bytes })
    await runBatch(db, [
      ...demandSameScan(db, companyId, scanId),
      markKept(db, row),
      ...demandOneChange(db),
      moveScan(db, companyId, row.id),
      discardFile(db, scanId, clock()),
    ])
  }
}
