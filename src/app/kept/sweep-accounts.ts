import { DAY_SECONDS } from '#src/contract/http/constants.ts'
import { listKeyCaches, nameKeyCache, SEEN_ADDRESS } from './account-places.ts'
import { forgetKeptAccount, readKeptAccount } from './kept-account.ts'
import { wipeAccountDatabase } from './wipe-account-database.ts'

/** The lifetime of a seafarer's session. */
const MAX_AWAY = 30 * DAY_SECONDS * 1000

/** Deletes data of accounts that were not opened here for thirty days: after an expired session people may return until then. */
export async function sweepAccounts(): Promise<void> {
  for (const name of await listKeyCaches()) {
    const seen = await (await caches.open(name)).match(SEEN_ADDRESS)
    // A cache without a day is just being created by another tab.
    if (!seen || Date.now() - Number(await seen.text()) < MAX_AWAY) continue
    const id = name.slice(nameKeyCache('').length)
    if (readKeptAccount()?.id === id) forgetKeptAccount()
    await wipeAccountDatabase(id)
  }
}
