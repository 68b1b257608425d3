import { discardFile, markKept } from '#src/server/ground/file/file.repository.ts'
import { keepPaper } from '#src/server/ground/file/keep-paper.usecases.ts'
import { demandOneChange, runBatch } from '#src/server/platform/database.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { licenceFolder } from '#src/server/platform/file-store.ts'
import { openLicenceScan } from './licence-scan.usecases.ts'
import { demandSameScan, findScansToHandOver, moveScan } from './licence-scans.repository.ts'

/** Licences of companies that have another owner are sealed with that owner's key: the account's own is destroyed with it. */
export const handOverLicences: ErasureStep = async (services, accountId) => {
  const { db, clock } = services
  for (const { companyId, scanId, heirId } of await findScansToHandOver(db, accountId)) {
    const { type, bytes } = await openLicenceScan(services, companyId)
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
