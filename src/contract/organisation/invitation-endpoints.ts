import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import {
  memberInvitationInputSchema,
  memberInvitationParamsSchema,
  memberInvitationsSchema,
  openedInvitationSchema,
  teamSecretParamsSchema,
} from './invitation-schemas.ts'

const TAG = 'Team'
const PATH = '/server/company/member-invitation'

export const readMemberInvitations = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List the open invitations to the team',
  who: ['company'],
  member: 'owner',
  answer: memberInvitationsSchema,
})

export const postMemberInvitation = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: TAG,
  summary: 'Invite an address to the team by email; the response does not reveal whether it has an account',
  who: ['company'],
  member: 'owner',
  confirmed: true,
  limits: ['team-company', 'team-recipient'],
  form: 'team',
  body: memberInvitationInputSchema,
  answer: memberInvitationsSchema,
  idempotency: 'natural',
})

export const resendMemberInvitation = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/resend`,
  tag: TAG,
  summary: 'Send an invitation again, valid for another seven days. The link of the earlier mail becomes invalid',
  who: ['company'],
  member: 'owner',
  confirmed: true,
  limits: ['team-company', 'team-recipient'],
  params: memberInvitationParamsSchema,
  answer: memberInvitationsSchema,
})

export const deleteMemberInvitation = declareEndpoint({
  method: 'delete',
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Withdraw an invitation',
  who: ['company'],
  member: 'owner',
  params: memberInvitationParamsSchema,
  answer: memberInvitationsSchema,
  idempotency: 'natural',
})

export const readTeamInvitation = declareEndpoint({
  method: 'get',
  path: '/server/team-invitation/{secret}',
  tag: TAG,
  summary: 'Get the invitation of a mailed link; 404 if it is unknown, expired, withdrawn or already accepted',
  who: 'anyone',
  limits: ['act-address'],
  params: teamSecretParamsSchema,
  answer: openedInvitationSchema,
})

export const acceptTeamInvitation = declareEndpoint({
  method: 'post',
  path: '/server/team-invitation/{secret}/acceptance',
  tag: TAG,
  summary: 'Join the team. The account has the address of the invitation, and no role other than that of companies',
  who: ['user', 'company'],
  member: 'any',
  limits: ['act-address'],
  params: teamSecretParamsSchema,
  answer: z.null(),
})
