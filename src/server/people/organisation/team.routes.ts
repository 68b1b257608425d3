import * as declared from '#src/contract/organisation/endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { closeSockets } from '#src/server/identity/session/devices.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { objectToRecovery } from './recovery.usecases.ts'
import { requireTwoStep } from './required-two-step.usecases.ts'
import {
  type Acting,
  changeMemberRole,
  leaveCompany,
  readTeam,
  readTeamEvents,
  removeMember,
  switchCompany,
} from './team.usecases.ts'

const actingIn = (c: AppContext, session: Session): Acting => ({ session, origin: readCaller(c).origin })

const getTeam = implement(declared.readTeam, async ({ services, session }) => readTeam(services, session))

const getEvents = implement(declared.readTeamEvents, async ({ services, session, query }) =>
  readTeamEvents(services, session, query),
)

const putRole = implement(declared.putMemberRole, async ({ c, services, session, params, body }) => {
  await changeMemberRole(services, actingIn(c, session), params.id, body.role)
  const isOwner = params.id !== session.accountId || body.role === 'owner'
  return readTeam(services, isOwner ? session : { ...session, memberRole: body.role })
})

const removeOther = implement(declared.deleteMember, async ({ c, services, session, params }) => {
  await removeMember(services, actingIn(c, session), params.id)
  defer(c, closeSockets(services, params.id))
  return readTeam(services, session)
})

const putTwoStep = implement(declared.putRequiredTwoStep, async ({ c, services, session, body }) => {
  const { closed, mails } = await requireTwoStep(services, session, body.isRequired)
  for (const accountId of closed) defer(c, closeSockets(services, accountId))
  defer(c, sendMails(services, mails))
  return readTeam(services, session)
})

const object = implement(declared.postObjection, async ({ c, services, session }) => {
  defer(c, sendMails(services, await objectToRecovery(services, session)))
  return readTeam(services, session)
})

const leave = implement(declared.postLeaving, async ({ c, services, session, body }) => {
  await leaveCompany(services, actingIn(c, session), body.organisationId)
  defer(c, closeSockets(services, session.accountId))
  return null
})

const switchTo = implement(declared.postSwitching, async ({ c, services, session, body }) => {
  await switchCompany(services, session, body.organisationId)
  // Other pages of this browser show the previous company.
  defer(c, closeSockets(services, session.accountId))
  return null
})

export const teamEndpoints = [getTeam, getEvents, putRole, removeOther, putTwoStep, object, leave, switchTo]
