import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { teamEventQuerySchema, teamEventsSchema } from './event-schemas.ts'
import {
  leavingSchema,
  memberParamsSchema,
  memberRoleSchema,
  requiredTwoStepSchema,
  switchingSchema,
  teamSchema,
} from './schemas.ts'

const TAG = 'Team'

export const readTeam = declareEndpoint({
  method: 'get',
  path: '/server/company/member',
  tag: TAG,
  summary: 'List the members of the company',
  who: ['company'],
  member: 'viewer',
  answer: teamSchema,
})

export const readTeamEvents = declareEndpoint({
  method: 'get',
  path: '/server/company/member-event',
  tag: TAG,
  summary: 'List what members did for the company in the last year, the newest first',
  who: ['company'],
  member: 'owner',
  query: teamEventQuerySchema,
  answer: teamEventsSchema,
})

export const putMemberRole = declareEndpoint({
  method: 'put',
  path: '/server/company/member/{id}/role',
  tag: TAG,
  summary: 'Change the role of a member. The last active owner keeps the role',
  who: ['company'],
  member: 'owner',
  confirmed: true,
  params: memberParamsSchema,
  form: 'form',
  body: memberRoleSchema,
  answer: teamSchema,
  errors: ['last-owner'],
  idempotency: 'natural',
})

export const deleteMember = declareEndpoint({
  method: 'delete',
  path: '/server/company/member/{id}',
  tag: TAG,
  summary: 'Remove another member: the account can no longer act for the company',
  who: ['company'],
  member: 'owner',
  confirmed: true,
  params: memberParamsSchema,
  answer: teamSchema,
  errors: ['last-owner'],
})

export const putRequiredTwoStep = declareEndpoint({
  method: 'put',
  path: '/server/company/two-step',
  tag: TAG,
  summary: 'Require two-step sign-in of all members, or make it optional. The calling owner has it',
  who: ['company'],
  member: 'owner',
  confirmed: true,
  form: 'form',
  body: requiredTwoStepSchema,
  answer: teamSchema,
  idempotency: 'natural',
})

export const postObjection = declareEndpoint({
  method: 'post',
  path: '/server/company/recovery/objection',
  tag: TAG,
  summary: 'Object to the recovery of the company, which ends it',
  who: ['company'],
  member: 'owner',
  answer: teamSchema,
  errors: ['not-found'],
})

export const postLeaving = declareEndpoint({
  method: 'post',
  path: '/server/company/leave',
  tag: TAG,
  summary: 'Leave the company. The last active owner cannot leave',
  who: ['company'],
  // A member may leave without the two-step sign-in that the company requires.
  member: 'any',
  confirmed: true,
  form: 'form',
  body: leavingSchema,
  answer: z.null(),
  errors: ['last-owner', 'not-found'],
})

export const postSwitching = declareEndpoint({
  method: 'post',
  path: '/server/company/switch',
  tag: TAG,
  summary: 'Make this session act for another company of the account; the next sign-in acts for it too',
  who: ['company'],
  // An account may leave a company that has no active owner for another one.
  member: 'any',
  form: 'form',
  body: switchingSchema,
  answer: z.null(),
  errors: ['not-found'],
  idempotency: 'natural',
})
