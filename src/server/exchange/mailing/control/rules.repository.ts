import { and, desc, eq, sql } from 'drizzle-orm'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { agencyFormTable } from '#src/server/work/agency-form/agency-form.tables.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'
import { mailingRuleTable } from '../mailing.tables.ts'

export type RuleRow = typeof mailingRuleTable.$inferSelect

export const findRule = (db: Database, organisationId: string): Promise<RuleRow | undefined> =>
  db.select().from(mailingRuleTable).where(eq(mailingRuleTable.organisationId, organisationId)).get()

/** The fleets of the published vacancies of an organisation. */
export async function findFleets(db: Database, organisationId: string): Promise<FleetType[]> {
  const rows = await db
    .selectDistinct({ fleet: vacancyTable.fleet })
    .from(vacancyTable)
    .where(and(eq(vacancyTable.companyId, organisationId), eq(vacancyTable.status, 'published')))
    .orderBy(vacancyTable.fleet)
  return rows.flatMap(({ fleet }) => (fleet ? [fleet as FleetType] : []))
}

export const findStanding = (db: Database, organisationId: string) =>
  db
    .select({
      slug: organisationTable.slug,
      country: organisationTable.country,
      isVerified: organisationTable.verified,
    })
    .from(organisationTable)
    .where(eq(organisationTable.id, organisationId))
    .get()

/** The name of the newest own form. */
export async function findFormName(db: Database, organisationId: string): Promise<string | null> {
  const row = await db
    .select({ name: agencyFormTable.name })
    .from(agencyFormTable)
    .where(eq(agencyFormTable.companyId, organisationId))
    .orderBy(desc(agencyFormTable.createdAt), desc(agencyFormTable.id))
    .limit(1)
    .get()
  return row?.name ?? null
}

type Saved = Omit<RuleRow, 'version' | 'pausedUntil'>

/** Saves the rule over a version, 0 for the first one; aborts the batch if another version is stored. */
export const saveRule = (db: Database, row: Saved, version: number): Statement[] => [
  version === 0
    ? db.insert(mailingRuleTable).values(row).onConflictDoNothing()
    : db
        .update(mailingRuleTable)
        .set({ ...row, version: version + 1 })
        .where(and(eq(mailingRuleTable.organisationId, row.organisationId), eq(mailingRuleTable.version, version))),
  ...demandOneChange(db),
]

/** Aborts the batch without a saved rule. A pause does not change the version: edited demands remain valid. */
export const pauseRule = (db: Database, organisationId: string, pausedUntil: number | null): Statement[] => [
  db.update(mailingRuleTable).set({ pausedUntil }).where(eq(mailingRuleTable.organisationId, organisationId)),
  ...demandOneChange(db),
]

/** The condition that the organisation has an own form. */
export const hasForm = (organisationId: string) =>
  sql`EXISTS (SELECT 1 FROM agency_form WHERE company_id = ${organisationId})`
