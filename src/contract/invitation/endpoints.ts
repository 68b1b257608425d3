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
  summary: 'List vacancies to which the company invited a listed seafarer, or can invite them',
  who: ['company'],
  member: 'viewer',
  params: invitationParamsSchema,
  answer: companyInvitationsSchema,
})

export const createInvitation = declareEndpoint({
  method: 'post',
  path: '/server/seamans/{id}/invitation',
  tag: TAG,
  summary: 'Invite a listed seafarer to apply for an open vacancy, once; does not reveal who they are',
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
  summary: 'List the seafarer’s invitations, latest first',
  who: ['seaman'],
  query: listQuerySchema(INVITATIONS),
  answer: ownInvitationsSchema,
})

export const postInvitationsSeen = declareEndpoint({
  method: 'post',
  path: '/server/seaman/invitation/seen',
  tag: TAG,
  summary: 'Record that the seafarer has seen their invitations',
  who: ['seaman'],
  answer: z.null(),
  idempotency: 'natural',
})

export const declineInvitation = declareEndpoint({
  method: 'post',
  path: '/server/seaman/invitation/{id}/decline',
  tag: TAG,
  summary: 'Decline an invitation; the company sees that, but not who declined',
  who: ['seaman'],
  params: invitationParamsSchema,
  answer: z.object({ isDeclined: z.boolean() }),
  idempotency: 'natural',
})

export const readSentInvitations = declareEndpoint({
  method: 'get',
  path: '/server/company/invitation',
  tag: TAG,
  summary: 'List the company’s invitations and their results',
  who: SENT_INVITATIONS.who,
  member: 'viewer',
  query: listQuerySchema(SENT_INVITATIONS),
  answer: sentInvitationListSchema,
})

export const putSentInvitation = declareEndpoint({
  method: 'put',
  path: '/server/company/invitation/{id}',
  tag: TAG,
  summary: 'Withdraw an unanswered invitation, or restore it; sends no email',
  who: ['company'],
  member: 'recruiter',
  params: invitationParamsSchema,
  form: 'invitation',
  body: sentInvitationInputSchema,
  answer: sentInvitationStateSchema,
  idempotency: 'natural',
  errors: ['conflict', 'may-not-write'],
})
