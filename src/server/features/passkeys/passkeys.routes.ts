import { ROLES } from '../../../contract/roles.ts'
import {
  passkeyListSchema,
  passkeyNameSchema,
  passkeyParamsSchema,
  twoStepSchema,
} from '../../../contract/schemas/passkey.ts'
import { readCaller } from '../../http/caller.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { ceremonyEndpoints } from './ceremonies.routes.ts'
import { listPasskeys, removePasskey, renamePasskey, setTwoStep } from './manage-passkeys.usecases.ts'

const TAG = 'Passkeys'

const getPasskeys = defineEndpoint(
  {
    method: 'get',
    path: '/server/passkey',
    tag: TAG,
    summary: 'The passkeys of the account, and whether one is asked for after a password',
    who: ROLES,
    withoutPasskey: true,
    answer: passkeyListSchema,
  },
  async ({ services, session }) => listPasskeys(services, session),
)

const putPasskey = defineEndpoint(
  {
    method: 'put',
    path: '/server/passkey/{id}',
    tag: TAG,
    summary: 'Give a passkey another name',
    who: ROLES,
    confirmed: true,
    impersonation: 'never',
    params: passkeyParamsSchema,
    body: passkeyNameSchema,
    answer: passkeyListSchema,
    idempotency: 'natural',
    errors: ['validation-failed', 'not-found', 'csrf-failed'],
  },
  async ({ c, services, session, params, body }) =>
    renamePasskey(services, session, params.id, body.name, readCaller(c).origin),
)

const postRemoval = defineEndpoint(
  {
    method: 'post',
    path: '/server/passkey/{id}/removal',
    tag: TAG,
    summary: 'Remove a passkey, unless it is the last way into the account; all other sessions end',
    who: ROLES,
    confirmed: true,
    impersonation: 'never',
    params: passkeyParamsSchema,
    answer: passkeyListSchema,
    errors: ['not-found', 'last-way-in', 'csrf-failed'],
  },
  async ({ c, services, session, params }) => removePasskey(services, session, params.id, readCaller(c).origin),
)

const putTwoStep = defineEndpoint(
  {
    method: 'put',
    path: '/server/two-step',
    tag: TAG,
    summary: 'Ask for a passkey after a password, or no longer; needs a passkey',
    who: ROLES,
    confirmed: true,
    impersonation: 'never',
    body: twoStepSchema,
    answer: passkeyListSchema,
    errors: ['conflict', 'csrf-failed'],
  },
  async ({ c, services, session, body }) => setTwoStep(services, session, body.on, readCaller(c).origin),
)

export const passkeyEndpoints = [...ceremonyEndpoints, getPasskeys, putPasskey, postRemoval, putTwoStep]
