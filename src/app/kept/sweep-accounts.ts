import { DAY_SECONDS } from '#src/contract/http/constants.ts'
import { listKeyCaches, nameKeyCache, SEEN_ADDRESS } from './account-places.ts'
import { forgetKeptAccount, readKeptAccount } from './kept-account.ts'
import { wipeAccountDatabase } from './wipe-account-database.ts'

/** As long as the session of a seafarer who does not come. */
const MAX_AWAY = 30 * DAY_SECONDS * 1000

/** Wipes what is kept of accounts that no one has opened here for thirty days: anyone who was only signed out by time may come back till then. */
export async function sweepAccounts(): Promise<void> {
  for (const name of await listKeyCaches()) {
    const seen = await (await caches.open(name)).match(SEEN_ADDRESS)
    // One without a day is being made by another tab just now.
    if (!seen || Date.now() - Number(await seen.text()) < MAX_AWAY) continue
    const id = name.slice(nameKeyCache('').length)
    if (readKeptAccount()?.id === id) forgetKeptAccount()
    await wipeAccountDatabase(id)
  }
}
