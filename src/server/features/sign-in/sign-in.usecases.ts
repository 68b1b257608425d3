import type { Credentials } from '#src/contract/schemas/account.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount, findAccountByEmail, updatePasswordHash } from '../accounts/accounts.repository.ts'
import { nameGuesser } from '../accounts/known-device.ts'
import { createSecurityEvent } from '../audit/audit.usecases.ts'
import { demandPassword, noteFailure, verifyCredentials } from '../credentials/verify-password.usecases.ts'
import type { Entered } from '../sessions/answer-entrance.ts'
import type { OpenedSession } from '../sessions/answer-session.ts'
import { decideEntrance, needsSecondStep } from '../sessions/decide-entrance.ts'
import { renewSession } from '../sessions/sessions.usecases.ts'

/** An empty field is no try: it says nothing of any account. */
function demandFilled(email: string, password: string): void {
  const missing = [
    ...(email === '' ? [['email', { id: 'field.email.missing' }]] : []),
    ...(password === '' ? [['password', { id: 'field.password.missing' }]] : []),
  ]
  if (missing.length > 0) throw createFieldFailure('account', Object.fromEntries(missing))
}

/** Signs in with e-mail and password; failures delay further tries per account and, widely, per address. */
export async function signIn(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter' | 'config'>,
  input: Credentials,
  caller: Caller,
): Promise<Entered> {
  const { db, clock, hasher, limiter } = services
  const email = normalizeEmail(input.email)
  demandFilled(email, input.password)
  const now = clock()
  const account = await findAccountByEmail(db, email)
  const guesser = nameGuesser(services, account ?? { email }, caller.knownDevice)
  const byAccount = await limiter.take('sign-in-account', guesser, now)
  const byAddress = await limiter.take('sign-in-address', caller.address, now)
  const { verified, outdated } = await verifyCredentials(services, account, input.password)
  if (!account || !verified) {
    await noteFailure(services, account, caller)
    throw new Failure('wrong-credentials')
  }
  const entrance = await decideEntrance(services, account, caller, 'password')
  const rehash: Statement[] = outdated
    ? [updatePasswordHash(db, account.id, await hasher.hash(input.password), now)]
    : []
  await runBatch(db, [...entrance.statements, ...rehash])
  await Promise.all([byAddress.forgive(), byAccount.clear()])
  return { accountId: account.id, entrance, mails: [] }
}

/**
 * The person who is signed in shows once more who they are. Where a passkey is asked for at sign-in the password alone is no confirmation either.
 */
export async function confirmByPassword(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter' | 'config'>,
  password: string,
  caller: Caller,
): Promise<OpenedSession> {
  const { db } = services
  const { session } = caller
  const account = session ? await findAccount(db, session.accountId) : undefined
  if (!session || !account) throw new Failure('not-signed-in')
  if (await needsSecondStep(services, account, 'password')) throw new Failure('passkey-needed')
  await demandPassword(services, account, password, caller)
  const renewed = renewSession(services, account, { caller, factor: 'password' })
  const event = createSecurityEvent(services, { kind: 'confirmed', accountId: account.id, origin: caller.origin })
  await runBatch(db, [...renewed.statements, event])
  return { accountId: account.id, session: renewed, mails: [] }
}
