import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { insertOrganisation } from '../organisation/organisation.repository.ts'
import { companyTable } from './company.tables.ts'

/** Creates a company with its organisation and owner. */
export const insertCompany = (db: Database, row: typeof companyTable.$inferInsert, ownerId: string): Statement[] => [
  ...insertOrganisation(db, { id: row.id, kind: 'company', ownerId, now: row.createdAt }),
  db.insert(companyTable).values(row),
]

/** The slug itself, or the first free one that ends in a number. */
export async function findFreeSlug(db: Database, slug: string): Promise<string> {
  const rows = await db
    .select({ slug: companyTable.slug })
    .from(companyTable)
    .where(or(eq(companyTable.slug, slug), and(gt(companyTable.slug, `${slug}-`), lt(companyTable.slug, `${slug}.`))))
  const taken = new Set(rows.map((row) => row.slug))
  let number = 1
  while (taken.has(number === 1 ? slug : `${slug}-${number}`)) number += 1
  return number === 1 ? slug : `${slug}-${number}`
}
