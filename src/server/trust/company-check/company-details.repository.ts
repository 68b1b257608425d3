import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { CompanyState } from '#src/contract/company-check/company-check.ts'
import { fileTable } from '#src/server/ground/file/file.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { companyTable, officeTable } from '#src/server/people/company/company.tables.ts'
import { firstOwner } from '#src/server/people/organisation/members.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { suspensionTable } from '#src/server/people/organisation/suspension.tables.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { companyTextTable, companyWaitingTable } from './company-check.tables.ts'

/** A company with the account of its first owner, the scan of its licence and the open suspension. */
export const findCompany = (db: Database, companyId: string) =>
  db
    .select({
      company: organisationTable,
      stated: companyTable,
      account: { id: accountTable.id, email: accountTable.email, emailVerifiedAt: accountTable.emailVerifiedAt },
      scan: fileTable,
      suspension: suspensionTable,
    })
    .from(organisationTable)
    .innerJoin(companyTable, eq(companyTable.id, organisationTable.id))
    .innerJoin(accountTable, eq(accountTable.id, sql.raw(firstOwner('organisation.id'))))
    .leftJoin(fileTable, eq(fileTable.id, organisationTable.scanFileId))
    .leftJoin(
      suspensionTable,
      and(eq(suspensionTable.organisationId, organisationTable.id), isNull(suspensionTable.restoredAt)),
    )
    .where(and(eq(organisationTable.id, companyId), eq(organisationTable.kind, 'company')))
    .get()

export type FoundCompany = NonNullable<Awaited<ReturnType<typeof findCompany>>>
export type CompanyRow = FoundCompany['company']
export type StatedRow = FoundCompany['stated']

/** A company's offices, public texts and waiting parts. */
export async function findCompanyParts(db: Database, companyId: string) {
  const [offices, texts, waiting] = await Promise.all([
    db.select().from(officeTable).where(eq(officeTable.companyId, companyId)).orderBy(asc(officeTable.sort)),
    db.select().from(companyTextTable).where(eq(companyTextTable.companyId, companyId)),
    db
      .select()
      .from(companyWaitingTable)
      .where(eq(companyWaitingTable.companyId, companyId))
      .orderBy(asc(companyWaitingTable.part)),
  ])
  return { offices, texts, waiting }
}

export type CompanyParts = Awaited<ReturnType<typeof findCompanyParts>>

export const stateOf = ({ company, suspension }: Pick<FoundCompany, 'company' | 'suspension'>): CompanyState => {
  if (suspension) return 'suspended'
  return company.verified ? 'verified' : company.checkState
}

/** Whether an admin compares the licence with its scan: it waits for a check, or for a repeated one. */
export const mayBeCompared = (found: Pick<FoundCompany, 'company' | 'suspension'>): boolean => {
  const state = stateOf(found)
  return state === 'waiting' || (state === 'verified' && found.company.recheckDueAt !== null)
}

/** Aborts the batch if the company has changed since it was read (edited, decided or no longer verified), or is inactive. */
export const demandSameCompany = (
  db: Database,
  { id, checkVersion, verified }: Pick<CompanyRow, 'id' | 'checkVersion' | 'verified'>,
): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM organisation c WHERE c.id = ${id} AND c.check_version = ${checkVersion}
      AND c.verified = ${verified ? 1 : 0} AND ${sql.raw(isActiveOrganisation('c.id'))})`,
  )

export const nextVersion = sql`${organisationTable.checkVersion} + 1`

/** What the mark vouches for. */
export const VOUCHED = ['legalName', 'country', 'licenceNumber', 'licenceIssuer', 'licenceExpires'] as const
type Vouched = Pick<CompanyRow, (typeof VOUCHED)[number]>

/** The state of a company that loses its mark with a change: `waiting` when nothing is missing for the check. */
type Lost = { lost: 'waiting' | 'none'; now: number }
type Profile = Pick<
  CompanyRow,
  'legalName' | 'taxNumber' | 'name' | 'city' | 'website' | 'contactName' | 'contactEmail' | 'contactPhone'
>
type Licence = Omit<Vouched, 'legalName'>

/** Saves facts of a company. The statement itself compares what the mark vouches for, and removes the mark if any of it changes. */
export function updateCompany(
  db: Database,
  companyId: string,
  { lost, now, ...change }: Lost & (Profile | Licence),
): Statement {
  const typed: Partial<Vouched> = change
  const facts = VOUCHED.flatMap((name) =>
    typed[name] === undefined ? [] : [[organisationTable[name], typed[name]] as const],
  )
  const columns = sql.join(
    facts.map(([column]) => sql`${column}`),
    sql`, `,
  )
  const values = sql.join(
    facts.map(([, value]) => sql`${value}`),
    sql`, `,
  )
  const loses = sql`verified = 1 AND (${columns}) IS NOT (${values})`
  const ifLost = (value: SQL, otherwise: SQL) => sql`CASE WHEN ${loses} THEN ${value} ELSE ${otherwise} END`
  return db
    .update(organisationTable)
    .set({
      ...change,
      verified: ifLost(sql`0`, sql`verified`),
      checkState: ifLost(sql`${lost}`, sql`check_state`),
      askedAt: ifLost(lost === 'waiting' ? sql`${now}` : sql`NULL`, sql`asked_at`),
      licenceCheckedAt: ifLost(sql`NULL`, sql`licence_checked_at`),
      registerUrl: ifLost(sql`NULL`, sql`register_url`),
      recheckOn: ifLost(sql`NULL`, sql`recheck_on`),
      recheckDueAt: ifLost(sql`NULL`, sql`recheck_due_at`),
      checkVersion: nextVersion,
      updatedAt: sql`max(${now}, updated_at + 1)`,
    })
    .where(eq(organisationTable.id, companyId))
}

type Stated = Pick<
  StatedRow,
  'fleets' | 'insurance' | 'harassmentPolicy' | 'harassmentContact' | 'publicName' | 'publicEmail' | 'publicPhone'
>

/** Saves what a company states on its public page. */
export const updateStated = (db: Database, companyId: string, stated: Stated): Statement =>
  db.update(companyTable).set(stated).where(eq(companyTable.id, companyId))

type Office = typeof officeTable.$inferInsert

export const replaceOffices = (db: Database, companyId: string, offices: readonly Office[]): Statement[] => [
  db.delete(officeTable).where(eq(officeTable.companyId, companyId)),
  ...offices.map((office) => db.insert(officeTable).values(office)),
]

/** Puts a company into the queue; nothing when it is there or verified by now. */
export const askForCheck = (db: Database, companyId: string, now: number): Statement =>
  db
    .update(organisationTable)
    .set({ checkState: 'waiting', askedAt: now, refusal: null, refusalNote: null, checkVersion: nextVersion })
    .where(and(eq(organisationTable.id, companyId), eq(organisationTable.verified, false)))

/** Shows another scan in place of the one before. */
export const showScan = (db: Database, companyId: string, fileId: string): Statement =>
  db
    .update(organisationTable)
    .set({ scanFileId: fileId, checkVersion: nextVersion })
    .where(eq(organisationTable.id, companyId))
