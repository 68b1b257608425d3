import { unsealText } from '../sealed-text.ts'
import { listDrafts } from './list-drafts.ts'
import { listRecords } from './list-records.ts'
import { showAside } from './show-aside.ts'

/** Of a page of the app: what another build has kept in this browser of the account. */
export async function tellAccount(accountId: string, build: string): Promise<void> {
  const drafts = listDrafts(accountId, (name, text) => unsealText(accountId, name, text))
  const found = await Promise.all([listRecords(accountId), drafts].map((list) => list.catch(() => [])))
  await showAside(found.flat(), build)
}
