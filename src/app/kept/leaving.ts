import { forgetAccount } from '../account-stores.ts'
import { closeNotifications } from './close-notifications.ts'
import { closeShell, findShell } from './close-shell.ts'
import { readKeptAccount } from './kept-account.ts'
import { markLeft } from './mark-left.ts'
import { sweepAccounts } from './sweep-accounts.ts'

export { closeShell, markLeft, sweepAccounts }

/** Deletes all data of an account in this browser, after the server has signed it out or closed it. */
export async function wipeAccount(accountId: string): Promise<void> {
  await forgetAccount(accountId)
  await Promise.all([closeShell(), closeNotifications()])
}

/** Signs out offline, if this browser has a page for it: the server is informed with the next request. Returns the address of that page. */
export async function signOutOffline(accountId: string): Promise<string | undefined> {
  const shell = await findShell()
  if (!shell) return undefined
  markLeft(accountId)
  await forgetAccount(accountId)
  await closeNotifications()
  return shell
}

/**
 * Nobody is signed in: deletes the data of people who signed out, and of accounts not opened for too long.
 * @param left owners of drafts in this tab after a sign-out; undefined if nobody signed out
 */
export async function wipeForGuest(left: readonly string[] | undefined): Promise<void> {
  if (left) {
    const kept = readKeptAccount()
    await Promise.all([...new Set([...(kept?.hasLeft ? [kept.id] : []), ...left])].map(forgetAccount))
    await Promise.all([closeShell(), closeNotifications()])
  }
  await sweepAccounts()
}
