import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { demandOneChange, isGuardFailure } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccountByEmail } from '../account/account.repository.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { createLink } from '../social/link-identity.usecases.ts'
import { deletePending, findPending } from '../social/social.repository.ts'
import { createTakenFailure, type Origin, openAccount } from './open-account.usecases.ts'

/**
 * Creates an account without password from a pending sign-up, once. The address is the one shown to the person; confirmed if the provider says
 * so. Undefined if nothing is pending for the token.
 */
export async function registerBySocial(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>,
  token: string,
  email: string,
  caller: Caller,
  origin: Origin,
): Promise<OpenedSession | undefined> {
  const { db, clock, limiter } = services
  const now = clock()
  const tokenHash = hashText(token)
  const pending = await findPending(db, tokenHash, now)
  if (!pending || pending.email !== normalizeEmail(email)) return undefined
  if (await findAccountByEmail(db, pending.email)) throw createTakenFailure()
  await limiter.take('new-account-address', caller.address, now)
  const opening = {
    email: pending.email,
    passwordHash: null,
    emailVerifiedAt: pending.emailVerified ? now : null,
    factor: 'social' as const,
    more: (accountId: string) => [
      deletePending(db, tokenHash),
      ...demandOneChange(db),
      createLink(services, accountId, pending).statement,
    ],
  }
  try {
    return await openAccount(services, opening, caller, origin)
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
}
