import { MAX_PASSWORD } from '#src/domain/text/text-limits.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countPassword } from '../account/account.rules.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { nameGuesser } from '../account/known-device.ts'

/** The same answer and the same work for an unknown account and a wrong password: the dummy hash is computed too. */
export async function verifyCredentials(
  { hasher }: Needs<'hasher'>,
  account: AccountRow | undefined,
  password: string,
) {
  // A password over the limit is not hashed, but costs the same.
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

/** Throws unless the password is correct; failures count with those of sign-in. */
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
