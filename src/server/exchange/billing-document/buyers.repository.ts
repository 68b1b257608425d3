import { and, asc, eq, sql } from 'drizzle-orm'
import type { Buyer } from '#src/contract/billing-document/record.ts'
import type { Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { officeTable } from '#src/server/people/company/company.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

/** The head office comes first. */
const IS_OTHER = sql`${officeTable.kind} <> 'head'`

async function findCompany(db: Database, organisationId: string): Promise<Buyer | undefined> {
  const company = await db.select().from(organisationTable).where(eq(organisationTable.id, organisationId)).get()
  if (!company) return undefined
  const office = await db
    .select()
    .from(officeTable)
    .where(and(eq(officeTable.companyId, organisationId), eq(officeTable.country, company.country)))
    .orderBy(IS_OTHER, asc(officeTable.sort))
    .get()
  return {
    kind: 'company',
    name: company.legalName ?? company.name,
    country: company.country,
    address: [office?.address, office?.city ?? company.city].filter(Boolean).join(', '),
    taxNumber: company.taxNumber ?? '',
  }
}

async function findPerson(db: Database, accountId: string): Promise<Buyer | undefined> {
  const seaman = await db.select().from(seamanTable).where(eq(seamanTable.accountId, accountId)).get()
  if (!seaman) return undefined
  const { firstname, surname, citizenship } = seaman
  return { kind: 'person', name: `${firstname} ${surname}`, country: citizenship, address: '', taxNumber: '' }
}

/** Whom documents of an owner are addressed to today, with or without a balance. */
export const findBuyerOf = (db: Database, owner: Owner): Promise<Buyer | undefined> =>
  'accountId' in owner ? findPerson(db, owner.accountId) : findCompany(db, owner.organisationId)

/** Whom documents of a holder are addressed to today; undefined once it is erased. */
export async function findBuyer(db: Database, holderId: string): Promise<Buyer | undefined> {
  const holder = await db.select().from(ledgerHolderTable).where(eq(ledgerHolderTable.id, holderId)).get()
  if (holder?.organisationId) return findCompany(db, holder.organisationId)
  return holder?.accountId ? findPerson(db, holder.accountId) : undefined
}
