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
  summary: 'Get whether the account has a password, and the status of its email address',
  ...OWN_ACCOUNT,
  answer: ownCredentialsSchema,
})

export const forgot = declareEndpoint({
  method: 'post',
  path: '/server/security/auth/forgot',
  tag: TAG,
  summary: 'Send a password reset link; the response does not reveal whether the address has an account',
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
  summary: 'Set a new password with a mailed link; ends every session of the account and opens none',
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
  summary: 'Change the password or set the first one; ends every other session',
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
  summary: 'Request a change of the email address; it takes effect when the mailed link is opened',
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
  summary: 'Confirm the new email address with a mailed link; ends every other session',
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
    'Stop or undo a change of address with the link mailed to the previous one; ends all sessions and deletes the password',
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
  summary: 'Confirm the account’s email address with a mailed link',
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
  summary: 'Send the confirmation link again',
  ...OWN_ACCOUNT,
  limits: ['mail-recipient'],
  answer: doneSchema,
  errors: ['too-many-mails'],
})
