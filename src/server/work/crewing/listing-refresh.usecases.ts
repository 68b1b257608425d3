import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findUnnamed, type Named, refreshListingRows, saveNames, type Unnamed } from './listing-refresh.repository.ts'
import { joinWords } from './listing-words.ts'

const STEP = 500

const nameRow = (row: Unnamed): Named => ({
  id: row.id,
  key: foldText(row.name),
  words: joinWords([row.name, row.legal_name ?? '', row.places]),
  at: row.updated_at,
})

/** Updates the directory. Idempotent. */
export async function refreshListing({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  await refreshListingRows(db, now)
  for (;;) {
    const rows = await findUnnamed(db, STEP)
    if (rows.length > 0) await saveNames(db, rows.map(nameRow), now)
    if (rows.length < STEP) return
  }
}
