import * as declared from '#src/contract/invitation/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf, seamanOf } from '#src/server/identity/session/session.ts'
import { invite, listFor } from './company-invitations.usecases.ts'
import { decline, listInvitations, reportSeen } from './own-invitations.usecases.ts'
import { changeSent, listSent } from './sent-invitations.usecases.ts'

const readFor = implement(declared.readCompanyInvitations, async ({ services, session, params }) =>
  listFor(services, session, params.id),
)

const create = implement(declared.createInvitation, async ({ services, session, params, body }) =>
  invite(services, session, params.id, body.vacancyId),
)

const readOwn = implement(declared.readOwnInvitations, async ({ services, session, query }) =>
  listInvitations(services, seamanOf(session), query.page),
)

const postSeen = implement(declared.postInvitationsSeen, async ({ services, session }) =>
  reportSeen(services, seamanOf(session)),
)

const postDecline = implement(declared.declineInvitation, async ({ services, session, params }) =>
  decline(services, seamanOf(session), params.id),
)

const readSent = implement(declared.readSentInvitations, async ({ services, session, query }) =>
  listSent(services, companyOf(session), query),
)

const putSent = implement(declared.putSentInvitation, async ({ services, session, params, body }) =>
  changeSent(services, session, params.id, body.isWithdrawn),
)

export const invitationEndpoints = [readFor, create, readOwn, postSeen, postDecline, readSent, putSent]
