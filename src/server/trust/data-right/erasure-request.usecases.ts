import { GRACE_DAYS } from '#src/contract/data-right/data-right.ts'
import { DAY } from '#src/domain/time.ts'
import { demandNothingLeft, findLeftBalances } from '#src/server/exchange/payback/left-balances.repository.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandOpenSession, endSessions } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandOneChange, isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { restoreAccount, type Withdrawal, withdrawAccount } from '#src/server/platform/withdrawal.ts'
import { deleteErasure, findErasure, insertErasure } from './erasure.repository.ts'

const refuseBalance = () => createFieldFailure('erasure', { givesUp: { id: 'data.balance.wrong' } })

/**
 * Closes the account at once and for all to see, and has it erased after the grace. Asked twice it is one request. A balance must be paid back, or
 * given up in words.
 * @returns the ids of mails to hand over.
 */
export async function requestErasure(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  withdrawal: Withdrawal,
  session: Session,
  { email, givesUp }: { email: string; givesUp?: boolean | undefined },
) {
  const { db, clock, limiter } = services
  const { accountId, user } = session
  if (normalizeEmail(email) !== user.email)
    throw createFieldFailure('erasure', { email: { id: 'data.erase.email-wrong' } })
  const isUnsaid = async () => !givesUp && (await findLeftBalances(db, accountId)).length > 0
  if (await isUnsaid()) throw refuseBalance()
  const now = clock()
  const attempt = await limiter.take('erasure-account', accountId, now)
  const eraseAt = now + GRACE_DAYS * DAY
  const mail = createOutboxEntry(services, {
    cause: `erasure-requested:${accountId}:${now}`,
    kind: 'erasure-requested',
    accountId,
    payload: { eraseAt },
  })
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      ...(givesUp ? [] : demandNothingLeft(db, accountId)),
      insertErasure(db, { accountId, now, eraseAt }),
      ...withdrawAccount(withdrawal, db, accountId, now),
      ...endSessions(db, accountId),
      createSecurityEvent(services, { kind: 'erasure-requested', accountId }),
      mail.statement,
    ])
  } catch (error) {
    await attempt.forgive()
    if (isGuardFailure(error) && (await isUnsaid())) throw refuseBalance()
    if (!isUniqueViolation(error)) throw error
    return { eraseAt: (await findErasure(db, accountId))?.eraseAt ?? eraseAt, mails: [] }
  }
  return { eraseAt, mails: [mail.id] }
}

/** The person keeps the account. Throws `conflict` when its erasure has begun. */
export async function cancelErasure(
  services: Needs<'db' | 'clock' | 'ids'>,
  withdrawal: Withdrawal,
  { accountId }: Session,
): Promise<void> {
  const { db } = services
  const erasure = await findErasure(db, accountId)
  if (!erasure) return
  try {
    await runBatch(db, [
      deleteErasure(db, erasure),
      ...demandOneChange(db),
      ...(await restoreAccount(withdrawal, services, accountId)),
      createSecurityEvent(services, { kind: 'erasure-cancelled', accountId }),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
}
