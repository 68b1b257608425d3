import * as declared from '#src/contract/credential/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerSession } from '../session/answer-session.ts'
import { closeSockets } from '../session/devices.usecases.ts'
import { answerCredentialAct } from './answer-credential-act.ts'
import { askEmailChange, confirmEmailChange, undoEmailChange } from './change-email.usecases.ts'
import { changePassword } from './change-password.usecases.ts'
import { getOwnCredentials } from './own-credentials.usecases.ts'
import { admitResetRequest, mailReset, resetPassword } from './reset-password.usecases.ts'
import { resendVerification, verifyEmail } from './verify-email.usecases.ts'

const getCredentials = implement(declared.getCredentials, async ({ services, session }) =>
  getOwnCredentials(services, session),
)

const forgot = implement(declared.forgot, async ({ c, services, body }) => {
  const caller = readCaller(c)
  const email = await admitResetRequest(services, body.email, caller)
  defer(c, mailReset(services, email, caller))
  return { done: true as const }
})

const reset = implement(declared.reset, async ({ c, services, body }) =>
  answerCredentialAct(c, await resetPassword(services, body, readCaller(c))),
)

const putPassword = implement(declared.putPassword, async ({ c, services, session, body }) => {
  const signedIn = await changePassword(services, session, body, readCaller(c))
  defer(c, closeSockets(services, signedIn.accountId))
  return answerSession(c, signedIn)
})

const putEmail = implement(declared.putEmail, async ({ c, services, session, body }) => {
  answerCredentialAct(c, await askEmailChange(services, session, body.email, readCaller(c)))
  return getOwnCredentials(services, session)
})

const confirmEmail = implement(declared.confirmEmail, async ({ c, services, body }) =>
  answerCredentialAct(c, await confirmEmailChange(services, body.token, readCaller(c))),
)

const undoEmail = implement(declared.undoEmail, async ({ c, services, body }) =>
  answerCredentialAct(c, await undoEmailChange(services, body.token, readCaller(c))),
)

const verify = implement(declared.verify, async ({ c, services, body }) =>
  answerCredentialAct(c, await verifyEmail(services, body.token, readCaller(c))),
)

const resend = implement(declared.resend, async ({ c, services, session }) =>
  answerCredentialAct(c, await resendVerification(services, session)),
)

export const credentialEndpoints = [
  getCredentials,
  forgot,
  reset,
  putPassword,
  putEmail,
  confirmEmail,
  undoEmail,
  verify,
  resend,
]
