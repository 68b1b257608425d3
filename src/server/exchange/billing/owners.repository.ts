import { and, eq } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { findEntryByReference } from './entries.repository.ts'
import { findHolder, type Owner } from './holders.repository.ts'
import { ledgerHolderTable } from './ledger.tables.ts'

/** A seafarer or company with its holder, if it has one. An erased one has a holder alone. */
export type FoundOwner = { holderId: string | null; owner: Owner | undefined; name: string | null }

export async function findOwnerOfHolder(db: Database, holderId: string): Promise<FoundOwner | undefined> {
  const row = await findHolder(db, holderId)
  if (!row) return undefined
  const { accountId, organisationId, name } = row
  const owner = accountId ? { accountId } : organisationId ? { organisationId } : undefined
  return { holderId, owner, name }
}

export const findSeamanByEmail = (db: Database, email: string) =>
  db
    .select({ id: accountTable.id, name: accountTable.email, holderId: ledgerHolderTable.id })
    .from(accountTable)
    .leftJoin(ledgerHolderTable, eq(ledgerHolderTable.accountId, accountTable.id))
    .where(and(eq(accountTable.email, email), eq(accountTable.role, 'seaman')))
    .get()

export const findCompanyBySlug = (db: Database, slug: string) =>
  db
    .select({ id: organisationTable.id, name: organisationTable.name, holderId: ledgerHolderTable.id })
    .from(organisationTable)
    .leftJoin(ledgerHolderTable, eq(ledgerHolderTable.organisationId, organisationTable.id))
    .where(and(eq(organisationTable.slug, slug), eq(organisationTable.kind, 'company')))
    .get()

/** The holder whose accounts an entry changed. */
export async function findHolderOfEntry(db: Database, reference: string): Promise<string | undefined> {
  const entry = await findEntryByReference(db, reference)
  const own = entry?.legs.find(({ account }) => !account.startsWith('house:'))
  return own?.account.split(':')[0]
}
