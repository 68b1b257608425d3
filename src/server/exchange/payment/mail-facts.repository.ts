import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { memberTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { paymentTable as payment } from './payment.tables.ts'

/** A payment with its holder, if the person who started it still has the balance or is an owner of the company that has it. */
export const findMailedPayment = (db: Database, id: string) =>
  db
    .select({ payment, organisationId: ledgerHolderTable.organisationId })
    .from(payment)
    .innerJoin(ledgerHolderTable, eq(ledgerHolderTable.id, payment.holderId))
    .leftJoin(
      memberTable,
      and(
        eq(memberTable.organisationId, ledgerHolderTable.organisationId),
        eq(memberTable.accountId, payment.accountId),
        eq(memberTable.role, 'owner'),
      ),
    )
    .where(
      and(
        eq(payment.id, id),
        isNotNull(payment.accountId),
        sql`(${ledgerHolderTable.accountId} = ${payment.accountId} OR ${memberTable.accountId} IS NOT NULL)`,
      ),
    )
    .get()
