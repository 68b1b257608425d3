import { z } from 'zod'
import { ROLES } from '../../../contract/roles.ts'
import { deviceListSchema, deviceParamsSchema } from '../../../contract/schemas/device.ts'
import { readCaller } from '../../http/caller.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { closeSockets, listDevices, revokeOtherSessions, revokeSession } from './devices.usecases.ts'
import type { Session } from './session.ts'

const TAG = 'Devices'

const readDevices = defineEndpoint(
  {
    method: 'get',
    path: '/server/user/session',
    tag: TAG,
    summary: 'Where the account is signed in',
    who: ROLES,
    impersonation: 'never',
    answer: deviceListSchema,
  },
  async ({ services, session }) => listDevices(services, session as Session),
)

const deleteDevice = defineEndpoint(
  {
    method: 'delete',
    path: '/server/user/session/{id}',
    tag: TAG,
    summary: 'Sign one device out, at once',
    who: ROLES,
    confirmed: true,
    impersonation: 'never',
    params: deviceParamsSchema,
    answer: z.null(),
    errors: ['not-found'],
  },
  async ({ c, services, session, params }) => {
    const own = session as Session
    await revokeSession(services, own, params.id, readCaller(c).origin)
    defer(c, closeSockets(services, own.accountId))
    return null
  },
)

const deleteOtherDevices = defineEndpoint(
  {
    method: 'delete',
    path: '/server/user/session',
    tag: TAG,
    summary: 'Sign every other device out, at once',
    who: ROLES,
    confirmed: true,
    impersonation: 'never',
    answer: z.null(),
    idempotency: 'natural',
  },
  async ({ c, services, session }) => {
    const own = session as Session
    await revokeOtherSessions(services, own, readCaller(c).origin)
    defer(c, closeSockets(services, own.accountId))
    return null
  },
)

export const deviceEndpoints = [readDevices, deleteDevice, deleteOtherDevices]
