import { DAY_SECONDS, SOCIAL_COOKIE_DAYS } from '#src/contract/http/constants.ts'
import { SECOND } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount, findAccountByEmail } from '../account/account.repository.ts'
import { checkEmail } from '../account/account.rules.ts'
import { decideEntrance } from '../session/decide-entrance.ts'
import type { Finished, Returned } from './returned.ts'
import { findIdentity, insertPending, noteIdentityUse } from './social.repository.ts'

const PENDING_FOR = SOCIAL_COOKIE_DAYS * DAY_SECONDS * SECOND

/** Stores the provider's data of an unknown person, for the owner of the token. */
async function keepPending(
  services: Needs<'db' | 'clock' | 'ids'>,
  { flow, profile }: Returned,
  email: string,
): Promise<string> {
  const { db, clock, ids } = services
  const token = ids.secret()
  const now = clock()
  await insertPending(db, {
    tokenHash: hashText(token),
    provider: flow.provider,
    issuer: profile.issuer,
    subject: profile.subject,
    email,
    emailVerified: profile.emailVerified,
    createdAt: now,
    expiresAt: now + PENDING_FOR,
  })
  return token
}

/**
 * The identity is not linked. A registered address is handled like at registration, under the same limit, and links nothing: the owner links
 * it on the security page.
 */
async function meet(services: Needs<'db' | 'clock' | 'ids' | 'limiter'>, returned: Returned): Promise<Finished> {
  const { db, clock, limiter } = services
  const email = normalizeEmail(returned.profile.email ?? '')
  if (checkEmail(email)) return { outcome: 'no-email' }
  const attempt = await limiter.take('registration-address', returned.caller.address, clock())
  const pending = await keepPending(services, returned, email)
  if (await findAccountByEmail(db, email)) return { outcome: 'email-taken', pending }
  await attempt.forgive()
  return { outcome: 'sign-up', pending }
}

/** Signs in a person known by issuer and subject; others may register. */
export async function signInBySocial(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter' | 'config'>,
  returned: Returned,
): Promise<Finished> {
  const { db, clock } = services
  const { profile, caller } = returned
  const identity = await findIdentity(db, profile)
  const account = identity && (await findAccount(db, identity.accountId))
  if (!account) return meet(services, returned)
  if (account.blockedAt !== null) return { outcome: 'blocked' }
  const entrance = await decideEntrance(services, account, caller, 'social')
  await runBatch(db, [...entrance.statements, ...noteIdentityUse(db, identity.id, clock())])
  const outcome = entrance.session ? 'signed-in' : 'second-step'
  return { outcome, entered: { accountId: account.id, entrance, mails: [] } }
}
