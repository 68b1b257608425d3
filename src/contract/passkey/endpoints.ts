import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { passkeyListSchema, passkeyNameSchema, passkeyParamsSchema, twoStepSchema } from './schemas.ts'

const TAG = 'Passkeys'

export const getPasskeys = declareEndpoint({
  method: 'get',
  path: '/server/passkey',
  tag: TAG,
  summary: 'List the passkeys of the account, and whether one is required after the password',
  ...OWN_ACCOUNT,
  withoutPasskey: true,
  answer: passkeyListSchema,
})

export const putPasskey = declareEndpoint({
  method: 'put',
  path: '/server/passkey/{id}',
  tag: TAG,
  summary: 'Rename a passkey',
  ...OWN_ACCOUNT,
  confirmed: true,
  impersonation: 'never',
  params: passkeyParamsSchema,
  form: 'passkey',
  body: passkeyNameSchema,
  answer: passkeyListSchema,
  idempotency: 'natural',
})

export const postRemoval = declareEndpoint({
  method: 'post',
  path: '/server/passkey/{id}/removal',
  tag: TAG,
  summary: 'Delete a passkey, unless it is the last sign-in method; ends all other sessions',
  ...OWN_ACCOUNT,
  confirmed: true,
  impersonation: 'never',
  params: passkeyParamsSchema,
  answer: passkeyListSchema,
  errors: ['last-way-in'],
})

export const putTwoStep = declareEndpoint({
  method: 'put',
  path: '/server/two-step',
  tag: TAG,
  summary: 'Require a passkey after the password, or stop requiring it; needs a passkey',
  ...OWN_ACCOUNT,
  confirmed: true,
  impersonation: 'never',
  form: 'passkey',
  body: twoStepSchema,
  answer: passkeyListSchema,
  errors: ['conflict'],
})
