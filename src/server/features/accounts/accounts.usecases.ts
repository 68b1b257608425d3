import type { LocaleCode } from '#src/contract/locales.ts'
import type { Credentials, Registration } from '#src/contract/schemas/account.ts'
import { MAX_PASSWORD } from '#src/contract/text-limits.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createSecurityEvent } from '../audit/audit.usecases.ts'
import { checkNewPassword } from '../credentials/new-password.ts'
import type { Entered } from '../sessions/answer-entrance.ts'
import type { OpenedSession } from '../sessions/answer-session.ts'
import { decideEntrance, needsSecondStep } from '../sessions/decide-entrance.ts'
import type { Session } from '../sessions/session.ts'
import { takeLanguageOrder } from '../sessions/sessions.repository.ts'
import { renewSession } from '../sessions/sessions.usecases.ts'
import {
  findAccount,
  findAccountByEmail,
  updateLanguage,
  updateLanguageThen,
  updatePasswordHash,
} from './accounts.repository.ts'
import { checkEmail, countPassword } from './accounts.rules.ts'
import type { AccountRow } from './accounts.tables.ts'
import { nameGuesser } from './known-device.ts'
import { createTakenFailure, type Origin, openAccount } from './open-account.usecases.ts'

type Passwords = { password: string; passwordConfirm: string }

async function checkRegistration(services: Needs<'leaks' | 'config'>, input: Passwords, email: string): Promise<void> {
  const problems: [string, Text | undefined][] = [
    ['email', checkEmail(email)],
    ['password', await checkNewPassword(services, input.password, email)],
    [
      'passwordConfirm',
      input.passwordConfirm === input.password ? undefined : { id: 'field.passwordConfirm.different' },
    ],
  ]
  const found = problems.filter((problem): problem is [string, Text] => problem[1] !== undefined)
  if (found.length > 0) throw createFieldFailure('account', Object.fromEntries(found))
}

/** Makes an account with a password, signed in. */
export async function register(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'leaks' | 'limiter' | 'config'>,
  input: Registration,
  caller: Caller,
  origin: Origin,
): Promise<OpenedSession> {
  const { db, clock, hasher, limiter } = services
  const email = normalizeEmail(input.email)
  const { password = '' } = input
  await checkRegistration(services, { password, passwordConfirm: input.passwordConfirm ?? '' }, email)
  const now = clock()
  const attempt = await limiter.take('registration-address', caller.address, now)
  if (await findAccountByEmail(db, email)) throw createTakenFailure()
  await limiter.take('new-account-address', caller.address, now)
  const passwordHash = await hasher.hash(password)
  const opening = { email, passwordHash, emailVerifiedAt: null, factor: 'password' as const }
  const signedIn = await openAccount(services, opening, caller, origin)
  await attempt.forgive()
  return signedIn
}

/** One answer for an unknown account and a wrong password, and the same work: the dummy hash is computed too. */
async function verifyCredentials({ hasher }: Needs<'hasher'>, account: AccountRow | undefined, password: string) {
  // A password longer than any that can be chosen is not worth hashing, but costs the same.
  const usable = countPassword(password) <= MAX_PASSWORD
  const { matches, outdated } = await hasher.verify(usable ? password : '', account?.passwordHash ?? hasher.dummy)
  return { verified: matches && usable && account !== undefined, outdated }
}

async function noteFailure(
  services: Needs<'db' | 'clock' | 'ids'>,
  account: AccountRow | undefined,
  { origin }: Caller,
): Promise<void> {
  await runBatch(services.db, [
    createSecurityEvent(services, { kind: 'sign-in-failed', accountId: account?.id ?? null, origin }),
  ])
}

/** Signs in with e-mail and password; failures delay further tries per account and, widely, per address. */
export async function signIn(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter' | 'config'>,
  input: Credentials,
  caller: Caller,
): Promise<Entered> {
  const { db, clock, hasher, limiter } = services
  const email = normalizeEmail(input.email)
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

/**
 * Saves the language of the account.
 * @param order of this choice among those of the same browser; one that was overtaken changes nothing
 * @returns the language that the account has then
 */
export async function saveLanguage(
  services: Needs<'db' | 'clock'>,
  { accountId, tokenHash }: Session,
  language: LocaleCode,
  order?: number,
): Promise<{ language: LocaleCode }> {
  const { db, clock } = services
  if (order === undefined) await updateLanguage(db, accountId, language, clock())
  else
    await runBatch(db, [takeLanguageOrder(db, tokenHash, order), updateLanguageThen(db, accountId, language, clock())])
  const account = await findAccount(db, accountId)
  return { language: account?.language ?? language }
}
