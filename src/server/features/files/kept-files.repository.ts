import type { ImageKind } from '#src/contract/images.ts'
import type { Database } from '#src/server/platform/database.ts'
import { accountFolder, companyFolder } from '#src/server/platform/file-store.ts'

const COMPANY = 'SELECT id FROM company WHERE account_id = ?1'

// What is shown without having been sent is a logo of the demo.
const KEPT = `SELECT 'logo' AS kind, logo_key AS key, 1 AS shown FROM company WHERE account_id = ?1 AND logo_key IS NOT NULL
  UNION SELECT purpose, picture_key, state = 'stored' FROM file
  WHERE (account_id = ?1 OR company_id IN (${COMPANY})) AND picture_key IS NOT NULL`

type KeptPicture = { kind: ImageKind; key: string; shown: 0 | 1 }

/** The public pictures of an account and of the company that goes with it; one that is shown no more waits to be swept away. */
export const findKeptPictures = async ({ $client: d1 }: Database, accountId: string): Promise<KeptPicture[]> =>
  (await d1.prepare(KEPT).bind(accountId).all<KeptPicture>()).results

/** Where files lie that go with an account: its own, and those of its company. */
export async function findFolders({ $client: d1 }: Database, accountId: string): Promise<string[]> {
  const { results } = await d1.prepare(COMPANY).bind(accountId).all<{ id: string }>()
  return [accountFolder(accountId), ...results.map(({ id }) => companyFolder(id))]
}
