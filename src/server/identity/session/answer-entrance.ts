import type { SecondStep, SessionUser } from '#src/contract/http/session.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { writePreSessionCookie } from '#src/server/http/cookies.ts'
import { sendToken } from '#src/server/http/form-token.ts'
import { answerSession } from './answer-session.ts'
import type { Entrance } from './decide-entrance.ts'

/** The result of a use case with a decided `Entrance`, after its batch. */
export type Entered = { accountId: string; entrance: Entrance; mails: string[] }

/** Answers who is signed in, with the session cookie, or that a passkey is required. */
export async function answerEntrance(c: AppContext, entered: Entered): Promise<SessionUser | SecondStep> {
  const { entrance } = entered
  const mails = [...entered.mails, ...entrance.mails]
  if (entrance.session) return answerSession(c, { session: entrance.session, mails })
  writePreSessionCookie(c, entrance.pending.token)
  sendToken(c, entrance.pending.token)
  defer(c, sendMails(c.get('services'), mails))
  return { secondStep: 'passkey' }
}
