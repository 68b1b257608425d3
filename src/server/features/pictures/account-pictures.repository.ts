import { sql } from 'drizzle-orm'
import type { ImageKind } from '#src/contract/images.ts'
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

const KEPT = `SELECT 'logo' AS kind, logo_key AS key, 1 AS shown FROM company WHERE account_id = ?1 AND logo_key IS NOT NULL
  UNION ALL SELECT purpose, picture_key, state = 'stored' FROM file WHERE account_id = ?1 AND picture_key IS NOT NULL`

type KeptPicture = { kind: ImageKind; key: string; shown: 0 | 1 }

/** The public pictures that the account sent; one that is shown no more waits to be swept away. */
export const findKeptPictures = async ({ $client: d1 }: Database, accountId: string): Promise<KeptPicture[]> =>
  (await d1.prepare(KEPT).bind(accountId).all<KeptPicture>()).results
