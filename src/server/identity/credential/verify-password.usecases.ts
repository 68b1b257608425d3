import { MAX_PASSWORD } from '#src/domain/text/text-limits.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countPassword } from '../account/account.rules.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { nameGuesser } from '../account/known-device.ts'

/** One answer for an unknown account and a wrong password, and the same work: the dummy hash is computed too. */
export async function verifyCredentials(
  { hasher }: Needs<'hasher'>,
  account: AccountRow | undefined,
  password: string,
) {
  // A password longer than any that can be chosen is not worth hashing, but costs the same.
  const usable = countPassword(password) <= MAX_PASSWORD
  const { matches, outdated } = await hasher.verify(usable ? password : '', account?.passwordHash ?? hasher.dummy)
  return { verified: matches && usable && account !== undefined, outdated }
}

export async function noteFailure(
  services: Needs<'db' | 'clock' | 'ids'>,
  account: AccountRow | undefined,
  { origin }: Caller,
): Promise<void> {
  await runBatch(services.db, [
    createSecurityEvent(services, { kind: 'sign-in-failed', accountId: account?.id ?? null, origin }),
  ])
}

/** Throws unless it is the account's password; failures count with those of signing in. */
export async function demandPassword(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter'>,
  account: AccountRow,
  password: string,
  caller: Caller,
): Promise<void> {
  const guesser = nameGuesser(services, account, caller.knownDevice)
  const byAccount = await services.limiter.take('sign-in-account', guesser, services.clock())
  const { verified } = await verifyCredentials(services, account, password)
  if (!verified) {
    await noteFailure(services, account, caller)
    throw createFieldFailure('account', { password: { id: 'field.password.wrong' } })
  }
  await byAccount.clear()
}
