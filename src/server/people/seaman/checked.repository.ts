import type { CvDocument } from '#src/domain/cv/cv.ts'
import type { IssuerCheck } from '#src/domain/cv/evidence.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { cvEvidenceTable } from './evidence.tables.ts'
import { hashFacts } from './evidence.ts'

/** Stores the issuer's statement about a paper as it is. */
export const setChecked = (
  db: Database,
  seamanId: string,
  paper: CvDocument,
  { address, number, checkedOn, result }: IssuerCheck,
  now: number,
): Statement => {
  const found = {
    facts: hashFacts('documents', paper),
    checkAddress: address,
    checkNumber: number,
    checkedOn,
    checkResult: result,
    createdAt: now,
  }
  return db
    .insert(cvEvidenceTable)
    .values({ seamanId, entryId: paper.id, level: 'checked', ...found })
    .onConflictDoUpdate({
      target: [cvEvidenceTable.seamanId, cvEvidenceTable.entryId, cvEvidenceTable.level],
      set: found,
    })
}
