import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { companyOfAccount, type ErasedRows } from '#src/server/platform/erasure.ts'
import type { PictureRow } from './pictures.repository.ts'

const PICTURES = `SELECT kind, subject, version FROM picture
  WHERE (kind = 'agency' AND subject IN (SELECT slug FROM company WHERE account_id = ?1))
    OR (kind = 'vacancy' AND subject IN (SELECT v.id FROM vacancy v JOIN company c ON c.id = v.company_id WHERE c.account_id = ?1))`

/** Share pictures that were made of a company and its vacancies. */
export const findSharePictures = async ({ $client: d1 }: Database, accountId: string): Promise<PictureRow[]> =>
  (await d1.prepare(PICTURES).bind(accountId).all<PictureRow>()).results

export const erasePictureRows: ErasedRows = (db, accountId) => [
  db.run(sql`DELETE FROM picture WHERE (kind = 'agency' AND subject IN (SELECT slug FROM company WHERE account_id = ${accountId}))
    OR (kind = 'vacancy' AND subject IN (SELECT id FROM vacancy WHERE company_id IN ${companyOfAccount(accountId)}))`),
]
