import { and, eq, sql } from 'drizzle-orm'
import type { CompanyPart, TextRefusal } from '#src/contract/company-check/company-check.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import { companyWaitingTable, type WaitingRow } from './company-check.tables.ts'
import { type CompanyRow, nextVersion } from './company-details.repository.ts'
import { dropWaiting, languageOf, publishText } from './company-parts.repository.ts'

type Proof = Pick<CompanyRow, 'registerUrl' | 'licenceCheckedAt' | 'recheckOn'> & { now: number }
type Verdict = Pick<CompanyRow, 'verified' | 'checkState' | 'refusal' | 'refusalNote'> & Proof & { decidedBy: string }

/** An admin's answer about the licence. */
export const decideCompany = (db: Database, companyId: string, { now, ...verdict }: Verdict): Statement =>
  db
    .update(organisationTable)
    .set({
      ...verdict,
      decidedAt: now,
      remindedFor: null,
      recheckDueAt: null,
      checkVersion: nextVersion,
      updatedAt: sql`max(${now}, updated_at + 1)`,
    })
    .where(eq(organisationTable.id, companyId))

/** Keeps the mark after a repeated check. */
export const confirmMark = (db: Database, companyId: string, { now, ...proof }: Proof & { decidedBy: string }) =>
  db
    .update(organisationTable)
    .set({
      ...proof,
      decidedAt: now,
      recheckDueAt: null,
      checkVersion: nextVersion,
      updatedAt: sql`max(${now}, updated_at + 1)`,
    })
    .where(eq(organisationTable.id, companyId))

/** Sets the day of the next check. @param dueAt when it came into the queue, if it is due */
export const scheduleRecheck = (db: Database, companyId: string, recheckOn: string, dueAt: number | null): Statement =>
  db
    .update(organisationTable)
    .set({ recheckOn, recheckDueAt: dueAt, checkVersion: nextVersion })
    .where(eq(organisationTable.id, companyId))

/** Publishes waiting parts. Increments the version, so that a second decision on them conflicts. */
export const publishWaiting = (
  db: Database,
  companyId: string,
  rows: readonly Pick<WaitingRow, 'part' | 'value'>[],
  now: number,
): Statement[] => {
  const written = (name: CompanyPart) => rows.find(({ part }) => part === name)?.value
  const [name, website] = [written('name'), written('website')]
  const [insurance, harassmentPolicy] = [written('insurance'), written('harassmentPolicy')]
  const stated = {
    ...(insurance !== undefined && { insurance }),
    ...(harassmentPolicy !== undefined && { harassmentPolicy }),
  }
  return [
    db
      .update(organisationTable)
      .set({
        ...(name !== undefined && { name }),
        ...(website !== undefined && { website }),
        checkVersion: nextVersion,
        updatedAt: sql`max(${now}, updated_at + 1)`,
      })
      .where(eq(organisationTable.id, companyId)),
    ...(Object.keys(stated).length > 0
      ? [db.update(companyTable).set(stated).where(eq(companyTable.id, companyId))]
      : []),
    ...rows.flatMap(({ part, value }) => {
      const language = languageOf(part)
      return [
        ...(language ? [publishText(db, { companyId, language, text: value, now })] : []),
        dropWaiting(db, companyId, part),
      ]
    }),
  ]
}

/** Leaves parts with the company, with the reason why they are not public. */
export const refuseWaiting = (
  db: Database,
  companyId: string,
  parts: readonly CompanyPart[],
  { reason, note }: { reason: TextRefusal; note: string | null },
): Statement[] => [
  db
    .update(companyWaitingTable)
    .set({ state: 'refused', reason, note })
    .where(and(eq(companyWaitingTable.companyId, companyId), isAmong(companyWaitingTable.part, parts))),
  db.update(organisationTable).set({ checkVersion: nextVersion }).where(eq(organisationTable.id, companyId)),
]
