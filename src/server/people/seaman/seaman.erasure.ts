import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { findSeamanId } from './seaman.repository.ts'

/** Erases the CV, which no batch of the database reaches. */
export const eraseCv: ErasureStep = async ({ db, cvs }, accountId) => {
  const seamanId = await findSeamanId(db, accountId)
  if (seamanId) await cvs.erase(seamanId)
}
