import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { limited } from '../http/text-schemas.ts'
import { USERS } from '../lists.ts'
import { adminUserDetailSchema, adminUserListSchema, blockSchema, noteSchema, roleChangeSchema } from './schemas.ts'

const TAG = 'Admin'

const params = z.object({ id: limited(60) })

export const readUsers = declareEndpoint({
  method: 'get',
  path: '/server/admin/user',
  tag: TAG,
  summary: 'Search accounts by address, name, role, status and day of registration',
  who: USERS.who,
  permission: PAGE_PERMISSIONS.users,
  query: listQuerySchema(USERS),
  answer: adminUserListSchema,
})

export const readUser = declareEndpoint({
  method: 'get',
  path: '/server/admin/user/{id}',
  tag: TAG,
  summary: 'Get an account and the actions that are allowed on it',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.users,
  params,
  answer: adminUserDetailSchema,
})

export const putRole = declareEndpoint({
  method: 'put',
  path: '/server/admin/user/{id}/role',
  tag: TAG,
  summary: 'Remove a role, or grant the admin role; ends all sessions of the account',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.users,
  confirmed: true,
  params,
  form: 'user',
  body: roleChangeSchema,
  answer: adminUserDetailSchema,
  idempotency: 'natural',
})

export const putBlock = declareEndpoint({
  method: 'put',
  path: '/server/admin/user/{id}/block',
  tag: TAG,
  summary: 'Block an account and end all its sessions, or unblock it',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.users,
  confirmed: true,
  params,
  form: 'user',
  body: blockSchema,
  answer: adminUserDetailSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const postNote = declareEndpoint({
  method: 'post',
  path: '/server/admin/user/{id}/note',
  tag: TAG,
  summary: 'Write a note on an account; the person reads it in the copy of their data; idempotent',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.users,
  params,
  form: 'user',
  body: noteSchema,
  answer: adminUserDetailSchema,
  idempotency: 'natural',
})

export const deleteNote = declareEndpoint({
  method: 'delete',
  path: '/server/admin/user/{id}/note/{note}',
  tag: TAG,
  summary: 'Delete a note on an account; for its author and for owners',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.users,
  params: params.extend({ note: limited(60) }),
  answer: adminUserDetailSchema,
  idempotency: 'natural',
})

export const readUsersFile = declareListFile(USERS, {
  path: '/server/admin/user.csv',
  tag: TAG,
  permission: PAGE_PERMISSIONS.users,
  summary: 'Export the accounts of a search as CSV',
})
