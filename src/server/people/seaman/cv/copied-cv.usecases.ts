import { writeCv } from '#src/domain/cv/cv-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findSeamanId } from '../seaman.repository.ts'

type Rows = Promise<Record<string, unknown>[]>
type Copying = Needs<'db' | 'cvs' | 'clock'>

// Rows of a CV as its tables have them, wherever they are kept; documents are texts there as in every other table.

export async function collectCv({ db, cvs }: Copying, accountId: string): Rows {
  const seamanId = await findSeamanId(db, accountId)
  const kept = seamanId ? await cvs.get(seamanId) : undefined
  return kept?.cv ? [{ seaman_id: seamanId, document: writeCv(kept.cv), saved_at: kept.savedAt }] : []
}

export async function collectVersions({ db, cvs, clock }: Copying, accountId: string): Rows {
  const seamanId = await findSeamanId(db, accountId)
  const versions = seamanId ? await cvs.listVersions(seamanId, clock()) : []
  return versions.map(({ version, savedAt, replacedAt, cv }) => ({
    seaman_id: seamanId,
    version,
    document: writeCv(cv),
    saved_at: savedAt,
    replaced_at: replacedAt,
  }))
}
