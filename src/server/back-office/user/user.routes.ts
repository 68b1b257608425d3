import { USERS } from '#src/contract/lists.ts'
import * as declared from '#src/contract/user/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import { closeSockets } from '#src/server/identity/session/devices.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { followAccount, type Withdrawal } from '#src/server/platform/withdrawal.ts'
import { removeNote, writeNote } from './notes.usecases.ts'
import { getUser, listUsers } from './user.usecases.ts'
import { blockUser, changeRole } from './user-changes.usecases.ts'
import { usersFile } from './user-file.ts'

const actorOf = (c: AppContext, session: Session) => ({
  session,
  origin: readCaller(c).origin,
})

const readUsers = implement(declared.readUsers, async ({ services, query }) => listUsers(services, query))

const readUser = implement(declared.readUser, async ({ services, session, params: { id } }) =>
  getUser(services, session, id),
)

const putRole = implement(declared.putRole, async ({ c, services, session, params: { id }, body }) => {
  await changeRole(services, actorOf(c, session), id, body.role)
  defer(c, closeSockets(services, id))
  return getUser(services, session, id)
})

const createPutBlock = (withdrawal: Withdrawal) =>
  implement(declared.putBlock, async ({ c, services, session, params: { id }, body }) => {
    await blockUser(services, withdrawal, actorOf(c, session), id, body.blocked)
    defer(c, closeSockets(services, id))
    defer(c, followAccount(withdrawal, services))
    return getUser(services, session, id)
  })

const postNote = implement(declared.postNote, async ({ services, session, params: { id }, body }) => {
  await writeNote(services, session, id, body.note)
  return getUser(services, session, id)
})

const deleteNote = implement(declared.deleteNote, async ({ services, session, params: { id, note } }) => {
  await removeNote(services, session, id, note)
  return getUser(services, session, id)
})

const readUsersFile = implement(declared.readUsersFile, async ({ c, services, session, query }) =>
  answerListFile(c, services, { session, list: USERS, query }, usersFile(services.db, query)),
)

export const createAdminUserEndpoints = (withdrawal: Withdrawal) => [
  readUsers,
  readUsersFile,
  readUser,
  putRole,
  createPutBlock(withdrawal),
  postNote,
  deleteNote,
]
