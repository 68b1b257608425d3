import * as declared from '#src/contract/organisation/invitation-endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller, readNetwork } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { closeSockets } from '#src/server/identity/session/devices.usecases.ts'
import { inviteMember, readInvitations, resendInvitation, withdrawInvitation } from './member-invitations.usecases.ts'
import { joinTeam, openTeamInvitation } from './team-invitation.usecases.ts'

const list = implement(declared.readMemberInvitations, async ({ services, session }) =>
  readInvitations(services, session),
)

const invite = implement(declared.postMemberInvitation, async ({ c, services, session, body }) => {
  const mails = await inviteMember(services, session, body)
  defer(c, sendMails(services, mails))
  return readInvitations(services, session)
})

const resend = implement(declared.resendMemberInvitation, async ({ c, services, session, params }) => {
  const mails = await resendInvitation(services, session, params.id)
  defer(c, sendMails(services, mails))
  return readInvitations(services, session)
})

const withdraw = implement(declared.deleteMemberInvitation, async ({ services, session, params }) => {
  await withdrawInvitation(services, session, params.id)
  return readInvitations(services, session)
})

const open = implement(declared.readTeamInvitation, async ({ c, services, session, params }) =>
  openTeamInvitation(services, params.secret, { session, network: readNetwork(c) }),
)

const accept = implement(declared.acceptTeamInvitation, async ({ c, services, session, params }) => {
  await joinTeam(services, { session, origin: readCaller(c).origin }, params.secret, readNetwork(c))
  // Other pages of this browser show the previous company.
  defer(c, closeSockets(services, session.accountId))
  return null
})

export const memberInvitationEndpoints = [list, invite, resend, withdraw, open, accept]
