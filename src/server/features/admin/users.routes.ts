import { z } from 'zod'
import {
  adminUserDetailSchema,
  adminUserListSchema,
  adminUserQuerySchema,
  blockSchema,
  roleChangeSchema,
} from '../../../contract/schemas/admin.ts'
import { readCaller } from '../../http/caller.ts'
import { type AppContext, defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { closeSockets } from '../sessions/devices.usecases.ts'
import type { Session } from '../sessions/session.ts'
import { blockUser, changeRole } from './user-changes.usecases.ts'
import { getUser, listUsers } from './users.usecases.ts'

const TAG = 'Admin'

const params = z.object({ id: z.string().max(60) })

const actorOf = (c: AppContext, session: Session) => ({
  session,
  origin: readCaller(c).origin,
})

const readUsers = defineEndpoint(
  {
    method: 'get',
    path: '/server/admin/user',
    tag: TAG,
    summary: 'Accounts, by address, name, role, state and day of registration',
    who: ['admin'],
    query: adminUserQuerySchema,
    answer: adminUserListSchema,
    errors: ['bad-request'],
  },
  async ({ services, query }) => listUsers(services, query),
)

const readUser = defineEndpoint(
  {
    method: 'get',
    path: '/server/admin/user/{id}',
    tag: TAG,
    summary: 'One account, and what may be done with it',
    who: ['admin'],
    params,
    answer: adminUserDetailSchema,
    errors: ['not-found'],
  },
  async ({ services, session, params: { id } }) => getUser(services, session, id),
)

const putRole = defineEndpoint(
  {
    method: 'put',
    path: '/server/admin/user/{id}/role',
    tag: TAG,
    summary: 'Take a role back, or make an admin; ends all sessions of the account',
    who: ['admin'],
    confirmed: true,
    params,
    body: roleChangeSchema,
    answer: adminUserDetailSchema,
    idempotency: 'natural',
    errors: ['not-found', 'forbidden', 'validation-failed', 'csrf-failed'],
  },
  async ({ c, services, session, params: { id }, body }) => {
    await changeRole(services, actorOf(c, session), id, body.role)
    defer(c, closeSockets(services, id))
    return getUser(services, session, id)
  },
)

const putBlock = defineEndpoint(
  {
    method: 'put',
    path: '/server/admin/user/{id}/block',
    tag: TAG,
    summary: 'Block an account, which ends all its sessions, or open it again',
    who: ['admin'],
    confirmed: true,
    params,
    body: blockSchema,
    answer: adminUserDetailSchema,
    idempotency: 'natural',
    errors: ['not-found', 'forbidden', 'conflict', 'csrf-failed'],
  },
  async ({ c, services, session, params: { id }, body }) => {
    await blockUser(services, actorOf(c, session), id, body.blocked)
    defer(c, closeSockets(services, id))
    return getUser(services, session, id)
  },
)

export const adminUserEndpoints = [readUsers, readUser, putRole, putBlock]
