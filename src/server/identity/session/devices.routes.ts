import * as declared from '#src/contract/session/device-endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { closeSockets, listDevices, revokeOtherSessions, revokeSession } from './devices.usecases.ts'
import type { Session } from './session.ts'

const readDevices = implement(declared.readDevices, async ({ services, session }) =>
  listDevices(services, session as Session),
)

const deleteDevice = implement(declared.deleteDevice, async ({ c, services, session, params }) => {
  const own = session as Session
  await revokeSession(services, own, params.id, readCaller(c).origin)
  defer(c, closeSockets(services, own.accountId))
  return null
})

const deleteOtherDevices = implement(declared.deleteOtherDevices, async ({ c, services, session }) => {
  const own = session as Session
  await revokeOtherSessions(services, own, readCaller(c).origin)
  defer(c, closeSockets(services, own.accountId))
  return null
})

export const deviceEndpoints = [readDevices, deleteDevice, deleteOtherDevices]
