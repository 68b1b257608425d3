import { eq, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { ledgerHolderTable } from './ledger.tables.ts'

/** Whom a balance belongs to. */
export type Owner = { accountId: string } | { organisationId: string }

const isOf = (owner: Owner) =>
  'accountId' in owner
    ? eq(ledgerHolderTable.accountId, owner.accountId)
    : eq(ledgerHolderTable.organisationId, owner.organisationId)

export async function findHolderId(db: Database, owner: Owner): Promise<string | undefined> {
  return (await db.select({ id: ledgerHolderTable.id }).from(ledgerHolderTable).where(isOf(owner)).get())?.id
}

/** Inserts the holder, unless the owner has one. */
export function insertHolder(db: Database, owner: Owner, { id, now }: { id: string; now: number }): Statement {
  const accountId = 'accountId' in owner ? owner.accountId : null
  const organisationId = 'accountId' in owner ? null : owner.organisationId
  return db.run(sql`INSERT INTO ledger_holder (id, account_id, organisation_id, created_at)
    SELECT ${id}, ${accountId}, ${organisationId}, ${now}
    WHERE NOT EXISTS (SELECT 1 FROM ledger_holder WHERE account_id = ${accountId} OR organisation_id = ${organisationId})`)
}

/** Whom a balance belongs to; both ids are null after an erasure. */
export const findHolder = (db: Database, id: string) =>
  db
    .select({ accountId: ledgerHolderTable.accountId, organisationId: ledgerHolderTable.organisationId })
    .from(ledgerHolderTable)
    .where(eq(ledgerHolderTable.id, id))
    .get()
