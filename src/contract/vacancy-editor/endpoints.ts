import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { vacancyParamsSchema } from '../vacancy-search/schemas.ts'
import {
  editedVacancySchema,
  vacancyClosingSchema,
  vacancyDraftInputSchema,
  vacancyExtensionSchema,
  vacancyPreviewSchema,
  vacancyPublicationSchema,
  vacancySaveSchema,
} from './schemas.ts'

const TAG = 'Own vacancies'
const COMPANY = ['company'] as const

const declareAct = <const Name extends string>(name: Name, summary: string) =>
  ({
    method: 'post',
    path: `/server/vacancy/{id}/${name}`,
    tag: TAG,
    summary,
    who: COMPANY,
    member: 'recruiter',
    params: vacancyParamsSchema,
    answer: editedVacancySchema,
    errors: ['conflict', 'company-suspended'],
  }) as const

export const postVacancy = declareEndpoint({
  method: 'post',
  path: '/server/vacancy',
  tag: TAG,
  summary: 'Create a draft of a vacancy; every field may be empty',
  who: COMPANY,
  member: 'recruiter',
  form: 'vacancy',
  body: vacancyDraftInputSchema,
  answer: editedVacancySchema,
  status: 201,
  idempotency: 'by-key',
  errors: ['not-found'],
})

export const putVacancy = declareEndpoint({
  method: 'put',
  path: '/server/vacancy/{id}',
  tag: TAG,
  summary: 'Save the draft, if its stored version is the one that was edited',
  who: COMPANY,
  member: 'recruiter',
  limits: ['draft-account'],
  params: vacancyParamsSchema,
  form: 'vacancy',
  body: vacancySaveSchema,
  answer: editedVacancySchema,
  idempotency: 'natural',
  current: editedVacancySchema,
  errors: ['conflict', 'version-conflict'],
})

export const readVacancyDraft = declareEndpoint({
  method: 'get',
  path: '/server/vacancy/{id}/draft',
  tag: TAG,
  summary: 'Get an own vacancy as edited, and its status',
  who: COMPANY,
  member: 'viewer',
  params: vacancyParamsSchema,
  answer: editedVacancySchema,
})

export const deleteVacancyDraft = declareEndpoint({
  method: 'delete',
  path: '/server/vacancy/{id}/draft',
  tag: TAG,
  summary: 'Discard unpublished changes',
  who: COMPANY,
  member: 'recruiter',
  params: vacancyParamsSchema,
  answer: z.null(),
  idempotency: 'natural',
})

export const readVacancyPreview = declareEndpoint({
  method: 'get',
  path: '/server/vacancy/{id}/preview',
  tag: TAG,
  summary: 'Preview the draft as seafarers would see it; refused with the missing fields',
  who: COMPANY,
  member: 'viewer',
  params: vacancyParamsSchema,
  answer: vacancyPreviewSchema,
  errors: ['validation-failed'],
})

export const publishVacancy = declareEndpoint({
  ...declareAct('publish', 'Publish the draft, or resume a paused vacancy; idempotent'),
  form: 'publication',
  body: vacancyPublicationSchema,
  idempotency: 'by-key',
  current: editedVacancySchema,
  errors: ['conflict', 'version-conflict', 'email-not-verified', 'company-suspended'],
})

export const pauseVacancy = declareEndpoint({
  ...declareAct('pause', 'Hide a published vacancy until it is resumed or published again'),
  idempotency: 'natural',
})

export const resumeVacancy = declareEndpoint({
  ...declareAct(
    'resume',
    'Resume a paused vacancy as it was published; after a rejection a moderator reviews it first',
  ),
  form: 'resume',
  idempotency: 'natural',
  errors: ['conflict', 'validation-failed', 'email-not-verified', 'company-suspended'],
})

export const extendVacancy = declareEndpoint({
  ...declareAct('extend', 'Extend a published vacancy to a given day, or to the end of its joining window'),
  form: 'extension',
  body: vacancyExtensionSchema,
  idempotency: 'natural',
})

export const closeVacancy = declareEndpoint({
  ...declareAct('close', 'Close a vacancy with a reason'),
  form: 'closing',
  body: vacancyClosingSchema,
  idempotency: 'natural',
})

export const duplicateVacancy = declareEndpoint({
  ...declareAct('duplicate', 'Duplicate a vacancy as a draft without dates'),
  status: 201,
  idempotency: 'by-key',
})
