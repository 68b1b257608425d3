import { z } from 'zod'
import { sessionUserSchema } from '../account/schemas.ts'
import { STOP_ACTING_PATH } from '../http/constants.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { ROLES } from '../http/roles.ts'

const TAG = 'Impersonation'

/** Whose session it is may be anyone's but an admin's; that an admin acts in it is looked at inside. */
const who = ROLES.filter((role) => role !== 'admin')

export const putAccess = declareEndpoint({
  method: 'put',
  path: '/server/security/impersonation/access',
  tag: TAG,
  summary: 'Switch write mode on or off while acting for an account',
  who,
  member: 'any',
  impersonation: 'own',
  body: z.object({ access: z.enum(['read', 'write']) }),
  answer: sessionUserSchema,
  idempotency: 'natural',
  errors: ['not-found', 'account-blocked'],
})

export const postEnd = declareEndpoint({
  method: 'post',
  path: STOP_ACTING_PATH,
  tag: TAG,
  summary: 'End acting for an account; returns to the admin’s own session, or to none if it has expired',
  who,
  member: 'any',
  impersonation: 'own',
  answer: sessionUserSchema.nullable(),
  errors: ['not-found'],
})
