import { and, eq, type SQL, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { memberTable, organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, demand, isAmong, type Statement } from '#src/server/platform/database.ts'
import { ledgerHolderTable } from './ledger.tables.ts'

/** Whom a balance belongs to. */
export type Owner = { accountId: string } | { organisationId: string }

/** The condition that a row of `ledger_holder` is the owner's. */
export const isHolderOf = (owner: Owner): SQL =>
  'accountId' in owner
    ? eq(ledgerHolderTable.accountId, owner.accountId)
    : eq(ledgerHolderTable.organisationId, owner.organisationId)

export async function findHolderId(db: Database, owner: Owner): Promise<string | undefined> {
  return (await db.select({ id: ledgerHolderTable.id }).from(ledgerHolderTable).where(isHolderOf(owner)).get())?.id
}

/** Inserts the holder, unless the owner has one. */
export function insertHolder(db: Database, owner: Owner, { id, now }: { id: string; now: number }): Statement {
  const accountId = 'accountId' in owner ? owner.accountId : null
  const organisationId = 'accountId' in owner ? null : owner.organisationId
  return db.run(sql`INSERT INTO ledger_holder (id, account_id, organisation_id, created_at)
    SELECT ${id}, ${accountId}, ${organisationId}, ${now}
    WHERE NOT EXISTS (SELECT 1 FROM ledger_holder WHERE account_id = ${accountId} OR organisation_id = ${organisationId})`)
}

const NAMED = {
  holderId: ledgerHolderTable.id,
  accountId: ledgerHolderTable.accountId,
  organisationId: ledgerHolderTable.organisationId,
  /** The address of a person, or the name of an organisation; null after an erasure. */
  name: sql<string | null>`coalesce(${accountTable.email}, ${organisationTable.name})`,
}

const selectHolders = (db: Database) =>
  db
    .select(NAMED)
    .from(ledgerHolderTable)
    .leftJoin(accountTable, eq(accountTable.id, ledgerHolderTable.accountId))
    .leftJoin(organisationTable, eq(organisationTable.id, ledgerHolderTable.organisationId))

/** Whom a balance belongs to; both ids and the name are null after an erasure. */
export const findHolder = (db: Database, id: string) => selectHolders(db).where(eq(ledgerHolderTable.id, id)).get()

/** The names of holders, by id. */
export async function findHolderNames(db: Database, holderIds: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await selectHolders(db).where(isAmong(ledgerHolderTable.id, holderIds))
  return new Map(rows.map(({ holderId, name }) => [holderId, name]))
}

/** The accounts that see the balance: the seafarer, or the owners of the company. */
export async function findHolderAccounts(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ own: ledgerHolderTable.accountId, owner: memberTable.accountId })
    .from(ledgerHolderTable)
    .leftJoin(
      memberTable,
      and(eq(memberTable.organisationId, ledgerHolderTable.organisationId), eq(memberTable.role, 'owner')),
    )
    .where(eq(ledgerHolderTable.id, id))
  return rows.flatMap(({ own, owner }) => own ?? owner ?? [])
}

/** Aborts the batch if the owner of the balance is erased. */
export const demandOwner = (db: Database, id: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM ledger_holder h WHERE h.id = ${id} AND (h.account_id IS NOT NULL OR h.organisation_id IS NOT NULL))`,
  )
