import { z } from 'zod'
import { STOP_ACTING_PATH } from '../../../contract/constants.ts'
import { ROLES } from '../../../contract/roles.ts'
import { sessionUserSchema } from '../../../contract/schemas/account.ts'
import { readCaller } from '../../http/caller.ts'
import { defer } from '../../http/context.ts'
import { clearSessionCookie } from '../../http/cookies.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { answerSignedIn } from '../sessions/answer-signed-in.ts'
import { closeSockets } from '../sessions/devices.usecases.ts'
import { setAccess, stopImpersonation } from './impersonation.usecases.ts'

const TAG = 'Impersonation'

/** Whose session it is may be anybody's but an admin's; that an admin acts in it is looked at inside. */
const who = ROLES.filter((role) => role !== 'admin')

const putAccess = defineEndpoint(
  {
    method: 'put',
    path: '/server/security/impersonation/access',
    tag: TAG,
    summary: 'An admin who acts for somebody switches the write mode on or off',
    who,
    impersonation: 'own',
    body: z.object({ access: z.enum(['read', 'write']) }),
    answer: sessionUserSchema,
    idempotency: 'natural',
    errors: ['not-found', 'account-blocked', 'csrf-failed'],
  },
  async ({ c, services, body }) => setAccess(services, readCaller(c), body.access),
)

const postEnd = defineEndpoint(
  {
    method: 'post',
    path: STOP_ACTING_PATH,
    tag: TAG,
    summary: 'End acting for somebody; leads back to the admin’s own session, or to none when it is over',
    who,
    impersonation: 'own',
    answer: sessionUserSchema.nullable(),
    errors: ['not-found', 'csrf-failed'],
  },
  async ({ c, services, session }) => {
    const own = await stopImpersonation(services, readCaller(c))
    if (session) defer(c, closeSockets(services, session.accountId))
    if (own) return answerSignedIn(c, { session: own, mails: [] })
    clearSessionCookie(c)
    return null
  },
)

export const impersonationEndpoints = [putAccess, postEnd]
