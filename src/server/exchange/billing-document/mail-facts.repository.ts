import { and, eq, isNotNull, or } from 'drizzle-orm'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { memberTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { billingDocumentTable as document } from './billing-document.tables.ts'

/** A document with its holder, if the account still has the balance or is an owner of the company that has it. */
export const findMailedDocument = (db: Database, id: string, accountId: string) =>
  db
    .select({ document, organisationId: ledgerHolderTable.organisationId })
    .from(document)
    .innerJoin(ledgerHolderTable, eq(ledgerHolderTable.id, document.holderId))
    .leftJoin(
      memberTable,
      and(
        eq(memberTable.organisationId, ledgerHolderTable.organisationId),
        eq(memberTable.accountId, accountId),
        eq(memberTable.role, 'owner'),
      ),
    )
    .where(and(eq(document.id, id), or(eq(ledgerHolderTable.accountId, accountId), isNotNull(memberTable.accountId))))
    .get()
