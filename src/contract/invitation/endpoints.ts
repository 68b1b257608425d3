import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { INVITATIONS, SENT_INVITATIONS } from '../lists.ts'
import {
  companyInvitationsSchema,
  invitationInputSchema,
  invitationParamsSchema,
  ownInvitationsSchema,
  sentInvitationInputSchema,
  sentInvitationListSchema,
  sentInvitationStateSchema,
} from './schemas.ts'

const TAG = 'Invitations'

export const readCompanyInvitations = declareEndpoint({
  method: 'get',
  path: '/server/seamans/{id}/invitation',
  tag: TAG,
  summary: 'What the asking company invited a listed seafarer to, and may invite them to',
  who: ['company'],
  member: 'viewer',
  params: invitationParamsSchema,
  answer: companyInvitationsSchema,
})

export const createInvitation = declareEndpoint({
  method: 'post',
  path: '/server/seamans/{id}/invitation',
  tag: TAG,
  summary: 'Invite a listed seafarer to apply for an open vacancy, once; nothing is told of who they are',
  who: ['company'],
  member: 'recruiter',
  limits: ['invite-company'],
  params: invitationParamsSchema,
  form: 'invitation',
  body: invitationInputSchema,
  answer: companyInvitationsSchema,
  idempotency: 'natural',
  errors: ['vacancy-closed', 'may-not-write'],
})

export const readOwnInvitations = declareEndpoint({
  method: 'get',
  path: '/server/seaman/invitation',
  tag: TAG,
  summary: 'Vacancies that companies asked the seafarer to apply for, the latest first',
  who: ['seaman'],
  query: listQuerySchema(INVITATIONS),
  answer: ownInvitationsSchema,
})

export const postInvitationsSeen = declareEndpoint({
  method: 'post',
  path: '/server/seaman/invitation/seen',
  tag: TAG,
  summary: 'The list of invitations was on the seafarer’s screen',
  who: ['seaman'],
  answer: z.null(),
  idempotency: 'natural',
})

export const declineInvitation = declareEndpoint({
  method: 'post',
  path: '/server/seaman/invitation/{id}/decline',
  tag: TAG,
  summary: 'Say no to an invitation; the company is shown it, and nothing of who says so',
  who: ['seaman'],
  params: invitationParamsSchema,
  answer: z.object({ isDeclined: z.boolean() }),
  idempotency: 'natural',
})

export const readSentInvitations = declareEndpoint({
  method: 'get',
  path: '/server/company/invitation',
  tag: TAG,
  summary: 'Whom the company asked to apply, for what and when, and what became of it',
  who: SENT_INVITATIONS.who,
  member: 'viewer',
  query: listQuerySchema(SENT_INVITATIONS),
  answer: sentInvitationListSchema,
})

export const putSentInvitation = declareEndpoint({
  method: 'put',
  path: '/server/company/invitation/{id}',
  tag: TAG,
  summary: 'Take an invitation back that nobody applied upon, or give it again; neither is told by mail',
  who: ['company'],
  member: 'recruiter',
  params: invitationParamsSchema,
  form: 'invitation',
  body: sentInvitationInputSchema,
  answer: sentInvitationStateSchema,
  idempotency: 'natural',
  errors: ['conflict', 'may-not-write'],
})
