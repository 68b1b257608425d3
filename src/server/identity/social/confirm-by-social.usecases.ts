import { MINUTE } from '#src/domain/time.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import { needsSecondStep } from '../session/decide-entrance.ts'
import { renewSession } from '../session/session.usecases.ts'
import type { Finished, Returned } from './returned.ts'
import { findIdentity, noteIdentityUse } from './social.repository.ts'

/** Tolerance for the provider's clock. */
const CLOCK_TOLERANCE = MINUTE

/** Accepts a fresh sign-in at the provider as confirmation, like a password. */
export async function confirmBySocial(
  services: Needs<'db' | 'clock' | 'ids' | 'config'>,
  { flow, profile, caller }: Returned,
): Promise<Finished> {
  const { db, clock } = services
  const { session } = caller
  if (!session || session.actorId || session.accountId !== flow.accountId) return { outcome: 'signed-out' }
  const identity = await findIdentity(db, profile)
  if (identity?.accountId !== session.accountId) return { outcome: 'other-person' }
  if ((profile.authenticatedAt ?? 0) < flow.createdAt - CLOCK_TOLERANCE) return { outcome: 'not-confirmed' }
  const account = await findAccount(db, session.accountId)
  if (!account) return { outcome: 'signed-out' }
  if (await needsSecondStep(services, account, 'social')) return { outcome: 'passkey-needed' }
  const renewed = renewSession(services, account, { caller, factor: 'social' })
  const event = createSecurityEvent(services, {
    kind: 'confirmed',
    accountId: account.id,
    detail: 'social',
    origin: caller.origin,
  })
  await runBatch(db, [...renewed.statements, event, ...noteIdentityUse(db, identity.id, clock())])
  const entrance = { session: renewed, statements: renewed.statements, mails: [] }
  return { outcome: 'confirmed', entered: { accountId: account.id, entrance, mails: [] } }
}
