import { forgetStaysOf } from './kept-stays.ts'
import { forgetDraftsOf } from './ui/forms/draft.ts'

/** Said to the window when the person begins to sign out: whatever listens for them lets go. */
export const LEAVING = 'account-leaving'

/** Removes what this browser keeps of an account, by name: nothing of it is left for whoever comes next. */
export function forgetAccount(accountId: string): void {
  window.dispatchEvent(new Event(LEAVING))
  forgetDraftsOf(accountId)
  forgetStaysOf(accountId)
}
