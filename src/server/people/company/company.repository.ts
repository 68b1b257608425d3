import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { companyTable, memberTable } from './company.tables.ts'

/** A company with its owner: none is ever without. */
export const insertCompany = (db: Database, row: typeof companyTable.$inferInsert): Statement[] => {
  const { id: companyId, accountId, createdAt, updatedAt } = row
  return [
    db.insert(companyTable).values(row),
    db.insert(memberTable).values({ accountId, companyId, role: 'owner', createdAt, updatedAt }),
  ]
}

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
