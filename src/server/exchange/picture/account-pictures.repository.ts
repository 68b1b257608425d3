import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import type { PictureRow } from './picture.repository.ts'
import { pictureTable } from './picture.tables.ts'

const areOf = (accountId: string): SQL => {
  const company = organisationsOf(accountId)
  return sql`(kind = 'agency' AND subject IN (SELECT slug FROM organisation WHERE id IN ${company}))
    OR (kind = 'vacancy' AND subject IN (SELECT id FROM vacancy WHERE company_id IN ${company}))`
}

/** Share pictures of a company and its vacancies. */
export const findSharePictures = (db: Database, accountId: string): Promise<PictureRow[]> =>
  db.select().from(pictureTable).where(areOf(accountId))

export const erasePictureRows: ErasedRows = (db, accountId) => [db.delete(pictureTable).where(areOf(accountId))]
