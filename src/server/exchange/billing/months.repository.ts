import { max, min } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { ledgerPostingTable, ledgerSealTable } from './ledger.tables.ts'

/** The last sealed month, and the time of the first entry; undefined if there is none. */
export async function findSealState(db: Database): Promise<{ month: string | undefined; firstAt: number | undefined }> {
  const [[seal], [first]] = await Promise.all([
    db.select({ month: max(ledgerSealTable.month) }).from(ledgerSealTable),
    db.select({ at: min(ledgerPostingTable.at) }).from(ledgerPostingTable),
  ])
  return { month: seal?.month ?? undefined, firstAt: first?.at ?? undefined }
}

export const insertSeal = (db: Database, row: typeof ledgerSealTable.$inferInsert): Statement =>
  db.insert(ledgerSealTable).values(row)
