import type { Registration } from '#src/contract/account/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { createFieldFailure, type Text } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccountByEmail } from '../account/account.repository.ts'
import { checkEmail } from '../account/account.rules.ts'
import { checkNewPassword, checkRepeated } from '../credential/new-password.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { createTakenFailure, type Origin, openAccount } from './open-account.usecases.ts'

type Passwords = { password: string; passwordConfirm: string }

async function checkRegistration(services: Needs<'leaks' | 'config'>, input: Passwords, email: string): Promise<void> {
  const problems: [string, Text | undefined][] = [
    ['email', checkEmail(email)],
    ['password', await checkNewPassword(services, input.password, email)],
    ['passwordConfirm', checkRepeated(input)],
  ]
  const found = problems.filter((problem): problem is [string, Text] => problem[1] !== undefined)
  if (found.length > 0) throw createFieldFailure('account', Object.fromEntries(found))
}

/** Creates an account with a password and signs it in. */
export async function register(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'leaks' | 'limiter' | 'config'>,
  input: Registration,
  caller: Caller,
  origin: Origin,
): Promise<OpenedSession> {
  const { db, clock, hasher, limiter } = services
  const email = normalizeEmail(input.email)
  const password = input.password ?? ''
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
