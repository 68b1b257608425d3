import type { SessionUser } from '#src/contract/http/session.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { writeDeviceCookie, writeSessionCookie } from '#src/server/http/cookies.ts'
import { sendToken } from '#src/server/http/form-token.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { createDeviceToken } from '../account/known-device.ts'
import { closeSockets } from './devices.usecases.ts'
import { findOwner } from './session.repository.ts'
import { findSession, type NewSession } from './session.usecases.ts'

/** What a use case gives that opened a session: the session itself and the ids of the mails that it wrote. */
export type OpenedSession = { accountId: string; session: NewSession; mails: string[] }

/**
 * Closes what a sign-in ended: the device that was signed out to make room, and anyone who was signed in here before. Of someone who continues
 * as the same person nothing is over but a cookie, which the other tabs of this browser may not have yet: they are left to the next look.
 */
function closeEnded(c: AppContext, accountId: string): void {
  const before = c.get('session')?.accountId
  if (before === accountId) return
  for (const id of before ? [accountId, before] : [accountId]) defer(c, closeSockets(c.get('services'), id))
}

/** Sends the cookie of a fresh session, hands its mails over, and answers who is signed in now. */
export async function answerSession(
  c: AppContext,
  { session, mails }: Pick<OpenedSession, 'session' | 'mails'>,
): Promise<SessionUser> {
  const services = c.get('services')
  defer(c, sendMails(services, mails))
  const found = await findSession(services, session.token)
  // Another request of the account may have ended all sessions in the same moment.
  if (!found) throw new Failure('not-signed-in')
  closeEnded(c, found.accountId)
  writeSessionCookie(c, session.token, session.lifetime)
  sendToken(c, session.token)
  const account = await findOwner(services.db, found.tokenHash)
  if (account) writeDeviceCookie(c, createDeviceToken(services, account))
  return found.user
}
