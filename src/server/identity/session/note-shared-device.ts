import type { Caller } from '#src/server/http/caller.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { isKnownDevice } from '../account/known-device.ts'
import { findInviterOf, findReferred, markSharedDevice } from './shared-devices.repository.ts'

/**
 * Returns a statement for the batch that opens a session, if this browser was last signed in with the account that invited this one, or that this
 * one invited. One bit is stored; the browser is recognised by the seal of its cookie alone.
 * @param referral of a new account: the link by which it was opened
 */
export async function noteSharedDevice(
  services: Needs<'db' | 'keys' | 'ids'>,
  account: Pick<AccountRow, 'id' | 'email'> & Partial<Pick<AccountRow, 'passwordHash'>>,
  { knownDevice }: Pick<Caller, 'knownDevice'>,
  referral?: string,
): Promise<Statement[]> {
  const { db } = services
  if (knownDevice === undefined || isKnownDevice(services, account, knownDevice)) return []
  const others = referral === undefined ? await findReferred(db, account.id) : await findInviterOf(db, referral)
  const other = others.find((one) => isKnownDevice(services, one, knownDevice))
  return other ? [markSharedDevice(db, account.id, other.id)] : []
}
