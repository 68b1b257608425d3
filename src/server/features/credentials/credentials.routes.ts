import { z } from 'zod'
import { ROLES } from '../../../contract/roles.ts'
import { sessionUserSchema } from '../../../contract/schemas/account.ts'
import {
  addressSchema,
  linkSchema,
  newPasswordSchema,
  ownCredentialsSchema,
  passwordResetSchema,
} from '../../../contract/schemas/credentials.ts'
import { readCaller } from '../../http/caller.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { answerSignedIn } from '../sessions/answer-signed-in.ts'
import { closeSockets } from '../sessions/devices.usecases.ts'
import { answerDone } from './answer-done.ts'
import { askEmailChange, confirmEmailChange, undoEmailChange } from './change-email.usecases.ts'
import { changePassword } from './change-password.usecases.ts'
import { getOwnCredentials } from './own-credentials.usecases.ts'
import { admitResetRequest, mailReset, resetPassword } from './reset-password.usecases.ts'
import { resendVerification, verifyEmail } from './verify-email.usecases.ts'

const TAG = 'Accounts'

const doneSchema = z.object({ done: z.literal(true) })

const getCredentials = defineEndpoint(
  {
    method: 'get',
    path: '/server/security/credentials',
    tag: TAG,
    summary: 'Whether the account has a password, and how its e-mail address stands',
    who: ROLES,
    answer: ownCredentialsSchema,
  },
  async ({ services, session }) => getOwnCredentials(services, session),
)

const forgot = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/auth/forgot',
    tag: TAG,
    summary: 'Mail a link that sets a new password; the answer does not tell whether an account has the address',
    who: 'anyone',
    limits: ['mail-address', 'mail-recipient'],
    body: addressSchema,
    answer: doneSchema,
    errors: ['validation-failed', 'too-many-requests', 'too-many-mails', 'csrf-failed'],
  },
  async ({ c, services, body }) => {
    const caller = readCaller(c)
    const email = await admitResetRequest(services, body.email, caller)
    defer(c, mailReset(services, email, caller))
    return { done: true as const }
  },
)

const reset = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/auth/reset',
    tag: TAG,
    summary: 'Set a new password by a mailed link; every session of the account ends and nobody is signed in',
    who: 'anyone',
    limits: ['link-address'],
    body: passwordResetSchema,
    answer: doneSchema,
    errors: ['validation-failed', 'link-expired', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => answerDone(c, await resetPassword(services, body, readCaller(c))),
)

const putPassword = defineEndpoint(
  {
    method: 'put',
    path: '/server/security/password',
    tag: TAG,
    summary: 'Change the password or set a first one; every other session ends',
    who: ROLES,
    confirmed: true,
    body: newPasswordSchema,
    answer: sessionUserSchema,
    errors: ['validation-failed', 'csrf-failed'],
  },
  async ({ c, services, session, body }) => {
    const signedIn = await changePassword(services, session, body, readCaller(c))
    defer(c, closeSockets(services, signedIn.accountId))
    return answerSignedIn(c, signedIn)
  },
)

const putEmail = defineEndpoint(
  {
    method: 'put',
    path: '/server/security/email',
    tag: TAG,
    summary: 'Mail a link to a new address; the account has it once the link is opened',
    who: ROLES,
    confirmed: true,
    limits: ['email-change-account', 'mail-recipient'],
    body: addressSchema,
    answer: doneSchema,
    errors: ['validation-failed', 'too-many-requests', 'too-many-mails', 'csrf-failed'],
  },
  async ({ c, services, session, body }) =>
    answerDone(c, await askEmailChange(services, session, body.email, readCaller(c))),
)

const confirmEmail = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/email/confirmation',
    tag: TAG,
    summary: 'Make the new address the account’s by the link mailed to it; every other session ends',
    who: 'anyone',
    limits: ['link-address'],
    body: linkSchema,
    answer: doneSchema,
    errors: ['link-expired', 'email-used', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => answerDone(c, await confirmEmailChange(services, body.token, readCaller(c))),
)

const undoEmail = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/email/undoing',
    tag: TAG,
    summary:
      'Stop or take back a change of address by the link mailed to the one before; all sessions and the password end',
    who: 'anyone',
    limits: ['link-address'],
    body: linkSchema,
    answer: doneSchema,
    errors: ['link-expired', 'email-used', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => answerDone(c, await undoEmailChange(services, body.token, readCaller(c))),
)

const verify = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/email/verification',
    tag: TAG,
    summary: 'Show by a mailed link that the account’s address is one’s own',
    who: 'anyone',
    limits: ['link-address'],
    body: linkSchema,
    answer: doneSchema,
    idempotency: 'natural',
    errors: ['link-expired', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => answerDone(c, await verifyEmail(services, body.token, readCaller(c))),
)

const resend = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/email/resending',
    tag: TAG,
    summary: 'Mail the link that verifies the address once more',
    who: ROLES,
    limits: ['mail-recipient'],
    answer: doneSchema,
    errors: ['too-many-mails', 'csrf-failed'],
  },
  async ({ c, services, session }) => answerDone(c, await resendVerification(services, session)),
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
