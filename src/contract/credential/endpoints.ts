import { z } from 'zod'
import { sessionUserSchema } from '../account/schemas.ts'
import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { addressSchema, linkSchema, newPasswordSchema, ownCredentialsSchema, passwordResetSchema } from './schemas.ts'

const TAG = 'Accounts'

const doneSchema = z.object({ done: z.literal(true) })

export const getCredentials = declareEndpoint({
  method: 'get',
  path: '/server/security/credentials',
  tag: TAG,
  summary: 'Whether the account has a password, and how its e-mail address stands',
  ...OWN_ACCOUNT,
  answer: ownCredentialsSchema,
})

export const forgot = declareEndpoint({
  method: 'post',
  path: '/server/security/auth/forgot',
  tag: TAG,
  summary: 'Mail a link that sets a new password; the answer does not tell whether an account has the address',
  who: 'anyone',
  limits: ['mail-address', 'mail-recipient'],
  form: 'account',
  body: addressSchema,
  answer: doneSchema,
  errors: ['too-many-mails'],
})

export const reset = declareEndpoint({
  method: 'post',
  path: '/server/security/auth/reset',
  tag: TAG,
  summary: 'Set a new password by a mailed link; every session of the account ends and nobody is signed in',
  who: 'anyone',
  limits: ['link-address'],
  form: 'account',
  body: passwordResetSchema,
  answer: doneSchema,
  errors: ['link-expired'],
})

export const putPassword = declareEndpoint({
  method: 'put',
  path: '/server/security/password',
  tag: TAG,
  summary: 'Change the password or set a first one; every other session ends',
  ...OWN_ACCOUNT,
  confirmed: true,
  form: 'account',
  body: newPasswordSchema,
  answer: sessionUserSchema,
})

export const putEmail = declareEndpoint({
  method: 'put',
  path: '/server/security/email',
  tag: TAG,
  summary: 'Mail a link to a new address; the account has it once the link is opened',
  ...OWN_ACCOUNT,
  confirmed: true,
  limits: ['email-change-account', 'mail-recipient'],
  form: 'account',
  body: addressSchema,
  answer: ownCredentialsSchema,
  errors: ['too-many-mails'],
})

export const confirmEmail = declareEndpoint({
  method: 'post',
  path: '/server/security/email/confirmation',
  tag: TAG,
  summary: 'Make the new address the account’s by the link mailed to it; every other session ends',
  who: 'anyone',
  limits: ['link-address'],
  form: 'account',
  body: linkSchema,
  answer: doneSchema,
  errors: ['link-expired', 'email-used'],
})

export const undoEmail = declareEndpoint({
  method: 'post',
  path: '/server/security/email/undoing',
  tag: TAG,
  summary:
    'Stop or take back a change of address by the link mailed to the one before; all sessions and the password end',
  who: 'anyone',
  limits: ['link-address'],
  form: 'account',
  body: linkSchema,
  answer: doneSchema,
  errors: ['link-expired', 'email-used'],
})

export const verify = declareEndpoint({
  method: 'post',
  path: '/server/security/email/verification',
  tag: TAG,
  summary: 'Show by a mailed link that the account’s address is one’s own',
  who: 'anyone',
  limits: ['link-address'],
  form: 'account',
  body: linkSchema,
  answer: doneSchema,
  idempotency: 'natural',
  errors: ['link-expired'],
})

export const resend = declareEndpoint({
  method: 'post',
  path: '/server/security/email/resending',
  tag: TAG,
  summary: 'Mail the link that verifies the address once more',
  ...OWN_ACCOUNT,
  limits: ['mail-recipient'],
  answer: doneSchema,
  errors: ['too-many-mails'],
})
