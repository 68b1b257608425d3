import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import {
  passkeyAddedSchema,
  passkeyAssertionSchema,
  passkeyCreationOptionsSchema,
  passkeyPurposeSchema,
  passkeyRegistrationSchema,
  passkeyRequestOptionsSchema,
  verifiedSchema,
} from './schemas.ts'

const TAG = 'Passkeys'

export const getCreation = declareEndpoint({
  method: 'get',
  path: '/server/webauthn/register/options',
  tag: TAG,
  summary: 'What a browser makes a passkey from; its challenge is good once, for five minutes',
  ...OWN_ACCOUNT,
  withoutPasskey: true,
  confirmed: true,
  impersonation: 'never',
  limits: ['passkey-account'],
  answer: passkeyCreationOptionsSchema,
  errors: ['passkey-limit'],
})

export const postCreation = declareEndpoint({
  method: 'post',
  path: '/server/webauthn/register/verify',
  tag: TAG,
  summary: 'Add the passkey that was just made; bytes are base64 or base64url. The session gets a new identifier',
  ...OWN_ACCOUNT,
  withoutPasskey: true,
  confirmed: true,
  impersonation: 'never',
  limits: ['passkey-account'],
  form: 'passkey',
  body: passkeyRegistrationSchema,
  answer: passkeyAddedSchema,
  errors: ['passkey-refused', 'passkey-taken'],
})

export const getRequest = declareEndpoint({
  method: 'get',
  path: '/server/webauthn/authenticate/options',
  tag: TAG,
  summary: 'What a passkey is asked for: to sign in, after a password, or to confirm; good once, for five minutes',
  who: 'anyone',
  impersonation: 'never',
  limits: ['passkey-address'],
  query: passkeyPurposeSchema,
  answer: passkeyRequestOptionsSchema,
  errors: ['not-signed-in', 'second-step-over'],
})

export const postRequest = declareEndpoint({
  method: 'post',
  path: '/server/webauthn/authenticate/verify',
  tag: TAG,
  summary: 'Sign in or confirm by passkey; bytes are base64 or base64url. Then the session is another one',
  who: 'anyone',
  limits: ['sign-in-address'],
  form: 'passkey',
  body: passkeyAssertionSchema,
  answer: verifiedSchema,
  errors: ['passkey-refused', 'second-step-over', 'account-blocked', 'forbidden', 'not-found'],
})
