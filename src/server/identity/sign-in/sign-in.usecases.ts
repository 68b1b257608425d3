import type { Credentials, Impersonation } from '#src/contract/account/schemas.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount, findAccountByEmail, updatePasswordHash } from '../account/account.repository.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { nameGuesser } from '../account/known-device.ts'
import { demandPassword, noteFailure, verifyCredentials } from '../credential/verify-password.usecases.ts'
import { readActingReason } from '../session/act-above.usecases.ts'
import { actAfterEntrance } from '../session/act-after-entrance.usecases.ts'
import type { Entered } from '../session/answer-entrance.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { decideEntrance, needsSecondStep } from '../session/decide-entrance.ts'
import { renewSession } from '../session/session.usecases.ts'

type SignIn = Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter' | 'config'>

/** An empty field is not an attempt and reveals nothing. */
function demandFilled(email: string, password: string): void {
  const missing = [
    ...(email === '' ? [['email', { id: 'field.email.missing' }]] : []),
    ...(password === '' ? [['password', { id: 'field.password.missing' }]] : []),
  ]
  if (missing.length > 0) throw createFieldFailure('account', Object.fromEntries(missing))
}

type Shown = {
  account: AccountRow
  /** For the batch of the sign-in. */
  statements: Statement[]
  /** Removes the attempts from the count. */
  forgive: () => Promise<unknown>
}

/**
 * Returns the account of correct credentials; failures delay further tries per account and, with wide limits, per address. Throws
 * `wrong-credentials`.
 */
async function proveCredentials(services: SignIn, input: Credentials, caller: Caller): Promise<Shown> {
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
  const statements = outdated ? [updatePasswordHash(db, account.id, await hasher.hash(input.password), now)] : []
  return { account, statements, forgive: () => Promise.all([byAddress.forgive(), byAccount.clear()]) }
}

/** Signs in with e-mail and password. */
export async function signIn(services: SignIn, input: Credentials, caller: Caller): Promise<Entered> {
  const { account, statements, forgive } = await proveCredentials(services, input, caller)
  const entrance = await decideEntrance(services, account, caller, 'password')
  await runBatch(services.db, [...entrance.statements, ...statements])
  await forgive()
  return { accountId: account.id, entrance, mails: [] }
}

/**
 * Signs an admin in and opens the session of another person above the admin's own, after the second step if one is required. Errors about that
 * person are only shown to a proven admin.
 */
export async function signInActing(
  services: SignIn,
  userId: string,
  input: Impersonation,
  caller: Caller,
): Promise<Entered> {
  const wish = { userId, reason: readActingReason(input.reason) }
  const { account, statements, forgive } = await proveCredentials(services, input, caller)
  await forgive()
  const own = await decideEntrance(services, account, caller, 'password', wish)
  const entrance = await actAfterEntrance(services, wish, { account, factor: 'password', entrance: own }, caller)
  await runBatch(services.db, [...entrance.statements, ...statements])
  return { accountId: account.id, entrance, mails: [] }
}

/** Confirms the identity of the signed-in person. If sign-in requires a passkey, the password alone is no confirmation. */
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
