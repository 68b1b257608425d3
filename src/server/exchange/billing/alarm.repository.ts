import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

/** The causes of which a mail was written already. */
export async function findKnownCauses(db: Database, causes: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ cause: outboxTable.cause }).from(outboxTable).where(isAmong(outboxTable.cause, causes))
  return new Set(rows.map(({ cause }) => cause))
}
