import type { SecondStep, SessionUser } from '#src/contract/session.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { writePreSessionCookie } from '#src/server/http/cookies.ts'
import { sendToken } from '#src/server/http/form-token.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { answerSignedIn } from './answer-signed-in.ts'
import type { Entrance } from './finish-sign-in.ts'

/** What a use case gives that let somebody in, once its batch stands. */
export type Entered = { accountId: string; entrance: Entrance; mails: string[] }

/** Answers who is signed in now, with the session's cookie, or that the passkey is still to come. */
export async function answerEntered(c: AppContext, entered: Entered): Promise<SessionUser | SecondStep> {
  const { entrance } = entered
  const mails = [...entered.mails, ...entrance.mails]
  if (entrance.session) return answerSignedIn(c, { session: entrance.session, mails })
  writePreSessionCookie(c, entrance.pending.token)
  sendToken(c, entrance.pending.token)
  defer(c, sendMails(c.get('services'), mails))
  return { secondStep: 'passkey' }
}
