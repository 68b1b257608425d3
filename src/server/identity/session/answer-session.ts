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

/** The result of a use case that opened a session: the session and the ids of written mails. */
export type OpenedSession = { accountId: string; session: NewSession; mails: string[] }

/**
 * Closes sockets of sessions that a sign-in ended: the oldest device above the limit, and the previous user of this browser. If the same
 * person continues, other tabs may still have the old cookie: they are left to the next check.
 */
function closeEnded(c: AppContext, accountId: string): void {
  const before = c.get('session')?.accountId
  if (before === accountId) return
  for (const id of before ? [accountId, before] : [accountId]) defer(c, closeSockets(c.get('services'), id))
}

/** Sends the cookie of a new session, queues its mails, and answers who is signed in. */
export async function answerSession(
  c: AppContext,
  { session, mails }: Pick<OpenedSession, 'session' | 'mails'>,
): Promise<SessionUser> {
  const services = c.get('services')
  defer(c, sendMails(services, mails))
  const found = await findSession(services, session.token)
  // Another request may have ended all sessions at the same moment.
  if (!found) throw new Failure('not-signed-in')
  closeEnded(c, found.accountId)
  writeSessionCookie(c, session.token, session.lifetime)
  sendToken(c, session.token)
  const account = await findOwner(services.db, found.tokenHash)
  if (account) writeDeviceCookie(c, createDeviceToken(services, account))
  return found.user
}
