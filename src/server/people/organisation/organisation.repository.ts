import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { memberTable, organisationTable } from './organisation.tables.ts'

/** Creates an organisation with its first owner. The same batch must add the `company` or `training_center` row. */
export const insertOrganisation = (
  db: Database,
  row: typeof organisationTable.$inferInsert,
  ownerId: string,
): Statement[] => [
  db.insert(organisationTable).values(row),
  db.insert(memberTable).values({
    organisationId: row.id,
    accountId: ownerId,
    role: 'owner',
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  }),
]

/** Returns the slug, or the first free one with a number. */
export async function findFreeSlug(db: Database, slug: string): Promise<string> {
  const { slug: column } = organisationTable
  const rows = await db
    .select({ slug: column })
    .from(organisationTable)
    .where(or(eq(column, slug), and(gt(column, `${slug}-`), lt(column, `${slug}.`))))
  const taken = new Set(rows.map((row) => row.slug))
  let number = 1
  while (taken.has(number === 1 ? slug : `${slug}-${number}`)) number += 1
  return number === 1 ? slug : `${slug}-${number}`
}
