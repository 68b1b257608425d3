import { forgetAccount } from '../account-stores.ts'
import { closeNotifications } from './close-notifications.ts'
import { closeShell, findShell } from './close-shell.ts'
import { readKeptAccount } from './kept-account.ts'
import { markLeft } from './mark-left.ts'
import { sweepAccounts } from './sweep-accounts.ts'

export { closeShell, markLeft, sweepAccounts }

/** The server has signed someone out, or closed the account: nothing of it stays in this browser. */
export async function wipeAccount(accountId: string): Promise<void> {
  await forgetAccount(accountId)
  await Promise.all([closeShell(), closeNotifications()])
}

/**
 * Signs out though no one is reached, where this browser has a page to show for it: the server learns of it with the next request.
 * Returns the address of that page.
 */
export async function signOutOffline(accountId: string): Promise<string | undefined> {
  const shell = await findShell()
  if (!shell) return undefined
  markLeft(accountId)
  await forgetAccount(accountId)
  await closeNotifications()
  return shell
}

/**
 * No one is signed in: of anyone who has left on purpose nothing stays, and of no one what was not opened for too long.
 * @param left accounts of which this tab had drafts, where someone has left; undefined where no one has
 */
export async function wipeForGuest(left: readonly string[] | undefined): Promise<void> {
  if (left) {
    const kept = readKeptAccount()
    await Promise.all([...new Set([...(kept?.hasLeft ? [kept.id] : []), ...left])].map(forgetAccount))
    await Promise.all([closeShell(), closeNotifications()])
  }
  await sweepAccounts()
}
