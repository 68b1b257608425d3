import { MAX_FRIENDS_SHOWN } from '#src/contract/friend/friend.ts'
import type { FriendInvitation, Friends } from '#src/contract/friend/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { digestAddress } from '#src/server/ground/mail/stranger-address.ts'
import { noteWriting } from '#src/server/ground/mail/strangers.repository.ts'
import { findAccountByEmail } from '#src/server/identity/account/account.repository.ts'
import { checkEmail } from '#src/server/identity/account/account.rules.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { maskName } from '../crew/masked-name.ts'
import { findJoined } from './friend.repository.ts'

const MONTH_LENGTH = 'YYYY-MM'.length

/** Returns the caller's link, and who joined by it: two letters and a month, which identify no one. */
export async function getFriends({ db }: Needs<'db'>, session: Session): Promise<Friends> {
  const [seaman, { total, rows }] = await Promise.all([
    findSeaman(db, seamanOf(session)),
    findJoined(db, session.accountId, MAX_FRIENDS_SHOWN),
  ])
  if (!seaman) throw new Failure('not-found')
  const joined = rows.map(({ firstname, surname, createdAt }) => ({
    maskedName: firstname && surname ? maskName(firstname, surname) : null,
    joinedIn: toPlainDate(createdAt).slice(0, MONTH_LENGTH),
  }))
  return { refId: seaman.refId, total, joined }
}

type Inviting = Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>

/**
 * Writes a mail to an address without an account, once in all. The answer does not say whether it was written, because that would reveal
 * accounts.
 * @returns the ids of mails to queue.
 */
export async function inviteFriend(
  services: Inviting,
  session: Session,
  invitation: FriendInvitation,
  network: string,
): Promise<string[]> {
  const { db, clock, limiter } = services
  const email = normalizeEmail(invitation.email)
  const problem = checkEmail(email)
  if (problem) throw createFieldFailure('friend', { email: problem })
  const now = clock()
  await limiter.take('friend-account', session.accountId, now)
  await limiter.take('friend-address', network, now)
  const digest = digestAddress(services, email)
  const mail = createOutboxEntry(services, {
    cause: `friend-invited:${digest}`,
    kind: 'friend-invited',
    address: email,
    language: invitation.language,
    aboutAccountId: session.accountId,
    payload: { seamanId: seamanOf(session) },
  })
  // For an existing account the same is stored, and nothing is sent.
  const isHere = (await findAccountByEmail(db, email)) !== undefined
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      noteWriting(db, digest, now),
      ...demandOneChange(db),
      ...(isHere ? [] : [mail.statement]),
    ])
  } catch (error) {
    if (isGuardFailure(error)) return []
    throw error
  }
  return isHere ? [] : [mail.id]
}
