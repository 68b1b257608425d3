import { forgetKeptAccount } from './kept/kept-account.ts'
import { LEAVING } from './kept/leaving-event.ts'
import { wipeAccountDatabase } from './kept/wipe-account-database.ts'
import { forgetDraftsOf } from './ui/forms/draft.ts'

/** Removes what this browser keeps of an account, by name: nothing of it is left for anyone who comes next. Resolves when all of it is gone. */
export function forgetAccount(accountId: string): Promise<void> {
  window.dispatchEvent(new Event(LEAVING))
  forgetKeptAccount()
  forgetDraftsOf(accountId)
  return wipeAccountDatabase(accountId)
}
