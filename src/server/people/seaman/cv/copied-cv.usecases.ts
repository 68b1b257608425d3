import type { Needs } from '#src/server/platform/services.ts'
import { readVersionKeeping } from '../premium.repository.ts'
import { findSeamanId } from '../seaman.repository.ts'

type Rows = Promise<Record<string, unknown>[]>
type Copying = Needs<'db' | 'cvs' | 'clock'>

// Returns rows of a CV as stored, with documents as text.

export async function collectCv({ db, cvs }: Copying, accountId: string): Rows {
  const seamanId = await findSeamanId(db, accountId)
  const stored = seamanId ? await cvs.readStored(seamanId) : undefined
  return stored ? [{ seaman_id: seamanId, document: stored.document, saved_at: stored.savedAt }] : []
}

export async function collectVersions(services: Copying, accountId: string): Rows {
  const { db, cvs, clock } = services
  const seamanId = await findSeamanId(db, accountId)
  const versions = seamanId ? await cvs.listStored(seamanId, clock(), await readVersionKeeping(services, seamanId)) : []
  return versions.map(({ version, savedAt, replacedAt, document }) => ({
    seaman_id: seamanId,
    version,
    document,
    saved_at: savedAt,
    replaced_at: replacedAt,
  }))
}
