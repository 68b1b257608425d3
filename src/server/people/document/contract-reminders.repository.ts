import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { seamanTable } from '../seaman/seaman.tables.ts'
import { contractReminderTable, paperReminderTable } from './document.tables.ts'

/** Seafarers whose papers are due to be compared with contracts, and whether mail reaches them. */
export const findDueLooks = (db: Database, today: string, limit: number) =>
  db
    .select({ lookOn: paperReminderTable.lookOn, seaman: seamanTable, isReached })
    .from(paperReminderTable)
    .innerJoin(seamanTable, eq(seamanTable.id, paperReminderTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(and(isNotNull(paperReminderTable.lookOn), lte(paperReminderTable.lookOn, today)))
    .orderBy(asc(paperReminderTable.lookOn), asc(paperReminderTable.seamanId))
    .limit(limit)

/** Aborts the batch if another run was first, or the CV or an application was written since. */
export const markLooked = (
  db: Database,
  { seamanId, before, lookOn }: { seamanId: string; before: string; lookOn: string | null },
): Statement[] => [
  db
    .update(paperReminderTable)
    .set({ lookOn })
    .where(and(eq(paperReminderTable.seamanId, seamanId), eq(paperReminderTable.lookOn, before))),
  ...demandOneChange(db),
]

export const findReminded = (db: Database, seamanId: string) =>
  db.select().from(contractReminderTable).where(eq(contractReminderTable.seamanId, seamanId))

export const insertReminded = (db: Database, told: typeof contractReminderTable.$inferInsert): Statement =>
  db.insert(contractReminderTable).values(told)
