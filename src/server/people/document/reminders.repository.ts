import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { seamanTable } from '../seaman/seaman.tables.ts'
import { paperReminderTable } from './document.tables.ts'

/** Seafarers with due reminders, and whether mail reaches them. */
export const findDueReminders = (db: Database, today: string, limit: number) =>
  db
    .select({
      reminder: paperReminderTable,
      seaman: seamanTable,
      isReached,
    })
    .from(paperReminderTable)
    .innerJoin(seamanTable, eq(seamanTable.id, paperReminderTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(and(isNotNull(paperReminderTable.remindOn), lte(paperReminderTable.remindOn, today)))
    .orderBy(asc(paperReminderTable.remindOn), asc(paperReminderTable.seamanId))
    .limit(limit)

type SentReminder = { seamanId: string; before: string; toldUntil: string; remindOn: string | null }

/** Aborts the batch if another run was first, or the CV was written since. */
export const markReminded = (db: Database, { seamanId, before, toldUntil, remindOn }: SentReminder): Statement[] => [
  db
    .update(paperReminderTable)
    .set({ toldUntil, remindOn })
    .where(and(eq(paperReminderTable.seamanId, seamanId), eq(paperReminderTable.remindOn, before))),
  ...demandOneChange(db),
]
