import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { paybackTable as payback } from './payback.tables.ts'

/** Empties the bank accounts of pay-backs that ended before a time, or whose holder was erased. */
export const emptyAccounts = (db: Database, before: number) =>
  db
    .update(payback)
    .set({ iban: '', accountName: '' })
    .where(
      and(
        ne(payback.iban, ''),
        isNotNull(payback.endedAt),
        or(
          lt(payback.endedAt, before),
          sql`EXISTS (SELECT 1 FROM ledger_holder h WHERE h.id = ${payback.holderId} AND h.account_id IS NULL AND h.organisation_id IS NULL)`,
        ),
      ),
    )
