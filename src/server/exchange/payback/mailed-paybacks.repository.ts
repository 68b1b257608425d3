import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { memberTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { paybackTable as payback } from './payback.tables.ts'

/** Rows whose recipient still has the balance, or is an owner of the company that has it. */
const select = (db: Database, condition: SQL) =>
  db
    .select({ payback, organisationId: ledgerHolderTable.organisationId })
    .from(payback)
    .innerJoin(ledgerHolderTable, eq(ledgerHolderTable.id, payback.holderId))
    .leftJoin(
      memberTable,
      and(
        eq(memberTable.organisationId, ledgerHolderTable.organisationId),
        eq(memberTable.accountId, payback.accountId),
        eq(memberTable.role, 'owner'),
      ),
    )
    .where(
      and(
        condition,
        isNotNull(payback.accountId),
        sql`(${ledgerHolderTable.accountId} = ${payback.accountId} OR ${memberTable.accountId} IS NOT NULL)`,
      ),
    )
    .orderBy(asc(payback.id))

export type MailedRow = Awaited<ReturnType<typeof select>>[number]

export const findMailedPayback = async (db: Database, id: string): Promise<MailedRow | undefined> =>
  (await select(db, eq(payback.id, id)))[0]

export const findMailedRequest = (db: Database, requestId: string): Promise<MailedRow[]> =>
  select(db, eq(payback.requestId, requestId))
