import { unsealText } from '../sealed-text.ts'
import { listDrafts } from './list-drafts.ts'
import { listRecords } from './list-records.ts'
import { showAside } from './show-aside.ts'

/** For pages of the app: shows data of the account that another build stored in this browser. */
export async function showAccountAside(accountId: string, build: string): Promise<void> {
  const drafts = listDrafts(accountId, (name, text) => unsealText(accountId, name, text))
  const found = await Promise.all([listRecords(accountId), drafts].map((list) => list.catch(() => [])))
  await showAside(found.flat(), build)
}
