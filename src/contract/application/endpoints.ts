import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { pageNumber } from '../http/paging-schemas.ts'
import { APPLICANTS } from '../lists.ts'
import { vacancyParamsSchema } from '../vacancy-search/schemas.ts'
import { contestDecisionSchema, contestInputSchema, contestSchema } from './match-schemas.ts'
import {
  applicantListSchema,
  applicationInputSchema,
  applicationMoveSchema,
  applicationSchema,
  applicationStateSchema,
} from './schemas.ts'
import { joiningAnswersSchema, ownApplicationListSchema, sentApplicantSchema, sentSchema } from './sent-schemas.ts'

const TAG = 'Applications'

const pageQuerySchema = z.object({ page: pageNumber() })

export const createApplication = declareEndpoint({
  method: 'post',
  path: '/server/vacancy/{id}/application',
  tag: TAG,
  summary: 'Apply for a vacancy; one application per seafarer and vacancy, always free',
  who: ['seaman'],
  params: vacancyParamsSchema,
  form: 'application',
  body: applicationInputSchema,
  answer: applicationSchema,
  status: 201,
  idempotency: 'by-key',
  errors: ['gone', 'already-applied', 'vacancy-closed', 'conflict'],
})

export const readApplicants = declareEndpoint({
  method: 'get',
  path: '/server/vacancy/{id}/application',
  tag: TAG,
  summary: 'List the applicants of an own vacancy',
  who: APPLICANTS.who,
  member: 'viewer',
  limits: ['people-new-company', 'people-company'],
  params: vacancyParamsSchema,
  query: listQuerySchema(APPLICANTS),
  answer: applicantListSchema,
  errors: ['too-many-people'],
})

const applicantParamsSchema = vacancyParamsSchema.extend({ applicationId: vacancyParamsSchema.shape.id })

export const readApplicant = declareEndpoint({
  method: 'get',
  path: '/server/vacancy/{id}/application/{applicationId}',
  tag: TAG,
  summary: 'Get an application: what was sent, what has changed since, and what is missing',
  who: ['company'],
  member: 'viewer',
  limits: ['people-new-company', 'people-company'],
  params: applicantParamsSchema,
  answer: sentApplicantSchema,
  errors: ['too-many-people'],
})

export const postApplicantView = declareEndpoint({
  method: 'post',
  path: '/server/vacancy/{id}/application/{applicationId}/view',
  tag: TAG,
  summary: 'Record that a member viewed an application for two seconds; the seafarer sees who viewed it',
  who: ['company'],
  member: 'viewer',
  limits: ['view-account'],
  params: applicantParamsSchema,
  answer: z.null(),
})

export const readOwnApplications = declareEndpoint({
  method: 'get',
  path: '/server/seaman/application',
  tag: TAG,
  summary: 'List the seafarer’s applications, newest first',
  who: ['seaman'],
  query: pageQuerySchema,
  answer: ownApplicationListSchema,
})

export const readOwnApplication = declareEndpoint({
  method: 'get',
  path: '/server/seaman/application/{id}',
  tag: TAG,
  summary: 'Get an own application as the company sees it: what was sent, what has changed since, and what is missing',
  who: ['seaman'],
  params: vacancyParamsSchema,
  answer: sentSchema,
})

export const putJoiningAnswers = declareEndpoint({
  method: 'put',
  path: '/server/seaman/application/{id}/joining',
  tag: TAG,
  summary:
    'Answer questions about pay, advert and relief after joining; the company’s figures appear from five answers on',
  who: ['seaman'],
  params: vacancyParamsSchema,
  form: 'application',
  body: joiningAnswersSchema,
  answer: joiningAnswersSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const deleteOwnApplication = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/application/{id}',
  tag: TAG,
  summary: 'Withdraw an application and everything sent with it; returns the first page of the remaining ones',
  who: ['seaman'],
  params: vacancyParamsSchema,
  answer: ownApplicationListSchema,
  idempotency: 'natural',
})

export const putApplicationState = declareEndpoint({
  method: 'put',
  path: '/server/vacancy/{id}/application/{applicationId}/state',
  tag: TAG,
  summary: 'Move an application to another stage, if it is still at the stage that was shown',
  who: ['company'],
  member: 'recruiter',
  params: applicantParamsSchema,
  form: 'application',
  body: applicationMoveSchema,
  answer: applicationStateSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const putContest = declareEndpoint({
  method: 'put',
  path: '/server/seaman/application/{id}/contest',
  tag: TAG,
  summary: 'Dispute a line of the match, or change the reason until it is decided',
  who: ['seaman'],
  params: vacancyParamsSchema,
  form: 'contest',
  body: contestInputSchema,
  answer: contestSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const putContestDecision = declareEndpoint({
  method: 'put',
  path: '/server/vacancy/{id}/application/{applicationId}/contest',
  tag: TAG,
  summary: 'Decide whether a disputed line counts as met',
  who: ['company'],
  member: 'recruiter',
  params: applicantParamsSchema,
  form: 'contest',
  body: contestDecisionSchema,
  answer: contestSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const readApplicantsFile = declareListFile(APPLICANTS, {
  path: '/server/vacancy/{id}/application.csv',
  tag: TAG,
  member: 'viewer',
  summary: 'Export the applicants of an own vacancy as CSV',
  params: vacancyParamsSchema,
})
