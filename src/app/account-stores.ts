import { forgetKeptAccount } from './kept/kept-account.ts'
import { LEAVING } from './kept/leaving-event.ts'
import { wipeAccountDatabase } from './kept/wipe-account-database.ts'
import { forgetDraftsOf } from './ui/forms/draft.ts'

/** Removes all data of an account from this browser. Resolves when everything is removed. */
export function forgetAccount(accountId: string): Promise<void> {
  window.dispatchEvent(new Event(LEAVING))
  forgetKeptAccount()
  forgetDraftsOf(accountId)
  return wipeAccountDatabase(accountId)
}
