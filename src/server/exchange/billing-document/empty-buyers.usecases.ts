import { BUYER_KEPT_YEARS } from '#src/domain/billing-document/document-kinds.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { emptyBuyers } from './documents.repository.ts'

/** Empties whom documents are addressed to, ten calendar years after the one of their issue. */
export async function emptyOldBuyers({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await runBatch(db, [emptyBuyers(db, new Date(clock()).getUTCFullYear() - BUYER_KEPT_YEARS)])
}
