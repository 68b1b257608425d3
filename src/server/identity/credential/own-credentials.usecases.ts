import type { OwnCredentials } from '#src/contract/credential/schemas.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import type { Session } from '../session/session.ts'
import { findNewestLink } from './credential.repository.ts'

export async function getOwnCredentials(
  { db, clock }: Needs<'db' | 'clock'>,
  { accountId }: Session,
): Promise<OwnCredentials> {
  const [account, pending] = await Promise.all([
    findAccount(db, accountId),
    findNewestLink(db, accountId, 'change-email', clock()),
  ])
  if (!account) throw new Failure('not-signed-in')
  return {
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
    pendingEmail: pending?.email ?? null,
  }
}
