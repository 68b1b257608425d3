import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { FLEETS, type FleetType } from '#src/domain/vocabulary/fleets.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { suspensionTable } from '#src/server/people/organisation/suspension.tables.ts'
import { createDatabase, type Database, runBatch } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import { DEMO_COMPANY } from '#src/server/seed/create-company.ts'
import { hideMark } from '#src/server/trust/company-check/suspensions.repository.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'
import { suspendVacancies } from '#src/server/work/vacancy/vacancy-publishing.repository.ts'

/** Companies that state their fleets, insurance and policy. */
const STATING = 12

const POLICY =
  'Bullying and harassment are not accepted on board or ashore. Every report is read by a person outside the crew, is kept confidential, ' +
  'and never counts against the seafarer who made it.'

const DEMO = eq(organisationTable.name, DEMO_COMPANY)

/** Verified companies without the demo company, those with the fewest public vacancies first. */
const findVerified = (db: Database) =>
  db
    .select()
    .from(organisationTable)
    .where(and(eq(organisationTable.verified, true), isNotNull(organisationTable.licenceExpires), sql`NOT ${DEMO}`))
    .orderBy(
      sql`(SELECT count(*) FROM vacancy v WHERE v.company_id = organisation.id AND v.status = 'published')`,
      asc(organisationTable.id),
    )
    .limit(STATING)

type Verified = Awaited<ReturnType<typeof findVerified>>[number]

/** Suspended three days ago, with an appeal that waits for an answer. */
const suspend = (db: Database, company: Verified, now: number) => [
  db.insert(suspensionTable).values({
    id: randomIds.key(now - 3 * DAY),
    ...{ organisationId: company.id, reason: 'fees', suspendedAt: now - 3 * DAY },
    note: 'Two seafarers sent receipts for a “registration fee”.',
    vouched: JSON.stringify([
      ...[company.legalName, company.country, company.licenceNumber],
      ...[company.licenceIssuer, company.licenceExpires],
    ]),
    appeal: 'The fee was taken by a former agent without our knowledge. We have paid it back and closed that office.',
    appealedAt: now - DAY,
    notifiedAfter: null,
  }),
  hideMark(db, company.id, now),
  ...suspendVacancies(db, company.id, now),
]

const expireIn = (db: Database, { id }: Verified, days: number, now: number) => {
  const licenceExpires = toPlainDate(now + days * DAY)
  const remindedFor = `${licenceExpires} ${days <= 30 ? 30 : 60}`
  return db.update(organisationTable).set({ licenceExpires, remindedFor }).where(eq(organisationTable.id, id))
}

/** Due for a repeated check since ten days ago. */
const queueRecheck = (db: Database, { id }: Verified, now: number) =>
  db
    .update(organisationTable)
    .set({ recheckOn: toPlainDate(now - 10 * DAY), recheckDueAt: now - 10 * DAY })
    .where(eq(organisationTable.id, id))

/** The fleets of the vacancies of each company. */
async function findFleets(db: Database): Promise<Map<string, FleetType[]>> {
  const rows = await db
    .selectDistinct({ companyId: vacancyTable.companyId, fleet: vacancyTable.fleet })
    .from(vacancyTable)
  const fleetsOf = (id: string) =>
    FLEETS.filter((fleet) => rows.some((row) => row.companyId === id && row.fleet === fleet))
  return new Map(rows.map(({ companyId }) => [companyId, fleetsOf(companyId)]))
}

const state = (db: Database, { id, slug }: Verified, fleets: FleetType[]) =>
  db
    .update(companyTable)
    .set({
      fleets,
      insurance: 'Financial security under MLC 2006, Standard A1.4, paragraph 5 (vi)',
      harassmentPolicy: POLICY,
      harassmentContact: `ombudsman@${slug}.example`,
    })
    .where(eq(companyTable.id, id))

/** The history of licences that are in the data from the beginning. */
const writeHistory = (db: Database) => [
  db.run(sql`INSERT INTO licence_event (id, organisation_id, kind, at, licence_number, licence_expires)
    SELECT id || '-asked', id, 'asked', asked_at, licence_number, licence_expires FROM organisation WHERE asked_at IS NOT NULL`),
  db.run(sql`INSERT INTO licence_event (id, organisation_id, kind, at, reason, licence_number, licence_expires)
    SELECT id || '-decided', id, check_state, decided_at, refusal, licence_number, licence_expires FROM organisation
    WHERE decided_at IS NOT NULL AND check_state IN ('refused', 'expired')`),
  db.run(sql`INSERT INTO licence_event (id, organisation_id, kind, at, licence_number, licence_expires)
    SELECT id || '-verified', id, 'verified', unixepoch(licence_checked_at) * 1000, licence_number, licence_expires FROM organisation
    WHERE licence_checked_at IS NOT NULL`),
]

/** Gives companies of the demo states that an admin acts on, and facts for their public pages. */
export async function addCompanyStates(database: D1Database, now: number): Promise<void> {
  const db = createDatabase(database)
  const companies = await findVerified(db)
  const demo = await db.select().from(organisationTable).where(DEMO).get()
  const fleets = await findFleets(db)
  const [suspended, soon, later, due] = companies
  const stating = [...companies, ...(demo ? [demo] : [])]
  await runBatch(db, [
    ...writeHistory(db),
    ...stating.map((company) => state(db, company, fleets.get(company.id) ?? [])),
    ...(suspended ? suspend(db, suspended, now) : []),
    ...(soon ? [expireIn(db, soon, 25, now)] : []),
    ...(later ? [expireIn(db, later, 50, now)] : []),
    ...(due ? [queueRecheck(db, due, now)] : []),
  ])
}
