import { eq, type SQL, sql } from 'drizzle-orm'
import { memberTable, organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { verificationTable } from '#src/server/people/seaman/verification.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

const membershipsOf = (accountId: string): SQL =>
  sql`(SELECT organisation_id FROM organisation_member WHERE account_id = ${accountId})`

/** The organisations of an account, the oldest membership first, with the number of their vacancies. */
export const findOrganisationsOf = (db: Database, accountId: string) =>
  db
    .select({
      id: organisationTable.id,
      name: organisationTable.name,
      kind: organisationTable.kind,
      role: memberTable.role,
      vacancies: sql<number>`(SELECT count(*) FROM vacancy v WHERE v.company_id = ${organisationTable.id})`,
    })
    .from(memberTable)
    .innerJoin(organisationTable, eq(organisationTable.id, memberTable.organisationId))
    .where(eq(memberTable.accountId, accountId))
    .orderBy(memberTable.createdAt, memberTable.organisationId)
    .all()

/** The CV of an account, and whether admins can read it because its verification was requested. */
export const findSeafarerOf = (db: Database, accountId: string) =>
  db
    .select({
      id: seamanTable.id,
      publicId: seamanTable.publicId,
      isHidden: seamanTable.isHidden,
      isChecked: sql<number>`coalesce(${verificationTable.state}, 'none') <> 'none'`,
    })
    .from(seamanTable)
    .leftJoin(verificationTable, eq(verificationTable.seamanId, seamanTable.id))
    .where(eq(seamanTable.accountId, accountId))
    .get()

/** How many reports the account wrote, how many are against it or its organisations, and its conversations. */
export async function countRelated(db: Database, accountId: string) {
  const seaman = sql`(SELECT id FROM seaman WHERE account_id = ${accountId})`
  const row = await db
    .select({
      written: sql<number>`(SELECT count(*) FROM report WHERE account_id = ${accountId})`,
      against: sql<number>`(SELECT count(*) FROM report WHERE against_id = ${accountId} OR organisation_id IN ${membershipsOf(accountId)})`,
      conversations: sql<number>`(SELECT count(*) FROM inbox_thread WHERE seaman_id = ${seaman} OR organisation_id IN ${membershipsOf(accountId)})`,
    })
    .from(sql`(SELECT 1)`)
    .get()
  return row ?? { written: 0, against: 0, conversations: 0 }
}
