import { ROLES } from '../../../contract/roles.ts'
import {
  passkeyAssertionSchema,
  passkeyCreationOptionsSchema,
  passkeyPurposeSchema,
  passkeyRegistrationSchema,
  passkeyRequestOptionsSchema,
  verifiedSchema,
} from '../../../contract/schemas/passkey.ts'
import { readCaller } from '../../http/caller.ts'
import type { AppContext } from '../../http/context.ts'
import { readPreSessionCookie, writePreSessionCookie } from '../../http/cookies.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { hashText } from '../../platform/crypto.ts'
import { answerEntered } from '../sessions/answer-entered.ts'
import { answerSignedIn } from '../sessions/answer-signed-in.ts'
import { addPasskey, offerCreation } from './add-passkey.usecases.ts'
import { enterByPasskey, offerRequest, type Visit } from './enter-by-passkey.usecases.ts'

const TAG = 'Passkeys'
const VERIFIED = { verified: true } as const

/** A browser that is not known by anything yet gets a secret, to which its challenge is bound. */
function readVisit(c: AppContext): Visit {
  let secret = readPreSessionCookie(c)
  if (!secret) {
    secret = c.get('services').ids.secret()
    writePreSessionCookie(c, secret)
  }
  return { caller: readCaller(c), visitHash: hashText(secret) }
}

const getCreation = defineEndpoint(
  {
    method: 'get',
    path: '/server/webauthn/register/options',
    tag: TAG,
    summary: 'What a browser makes a passkey from; its challenge is good once, for five minutes',
    who: ROLES,
    withoutPasskey: true,
    confirmed: true,
    impersonation: 'never',
    limits: ['passkey-account'],
    answer: passkeyCreationOptionsSchema,
    errors: ['passkey-limit', 'too-many-requests'],
  },
  async ({ services, session }) => offerCreation(services, session),
)

const postCreation = defineEndpoint(
  {
    method: 'post',
    path: '/server/webauthn/register/verify',
    tag: TAG,
    summary: 'Add the passkey that was just made; bytes are base64 or base64url. The session gets a new identifier',
    who: ROLES,
    withoutPasskey: true,
    confirmed: true,
    impersonation: 'never',
    limits: ['passkey-account'],
    body: passkeyRegistrationSchema,
    answer: verifiedSchema,
    errors: ['passkey-refused', 'passkey-taken', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, session, body }) => {
    await answerSignedIn(c, await addPasskey(services, session, body, readCaller(c)))
    return VERIFIED
  },
)

const getRequest = defineEndpoint(
  {
    method: 'get',
    path: '/server/webauthn/authenticate/options',
    tag: TAG,
    summary: 'What a passkey is asked for: to sign in, after a password, or to confirm; good once, for five minutes',
    who: 'anyone',
    impersonation: 'never',
    limits: ['passkey-address'],
    query: passkeyPurposeSchema,
    answer: passkeyRequestOptionsSchema,
    errors: ['not-signed-in', 'second-step-over', 'too-many-requests'],
  },
  async ({ c, services, query }) => offerRequest(services, query.purpose, readVisit(c)),
)

const postRequest = defineEndpoint(
  {
    method: 'post',
    path: '/server/webauthn/authenticate/verify',
    tag: TAG,
    summary: 'Sign in or confirm by passkey; bytes are base64 or base64url. Then the session is another one',
    who: 'anyone',
    limits: ['sign-in-address'],
    body: passkeyAssertionSchema,
    answer: verifiedSchema,
    errors: ['passkey-refused', 'second-step-over', 'account-blocked', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => {
    await answerEntered(c, await enterByPasskey(services, body, readVisit(c)))
    return VERIFIED
  },
)

export const ceremonyEndpoints = [getCreation, postCreation, getRequest, postRequest]
