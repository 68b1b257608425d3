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
    errors: ['conflict'],
  }) as const

export const postVacancy = declareEndpoint({
  method: 'post',
  path: '/server/vacancy',
  tag: TAG,
  summary: 'Begin a vacancy by hand; it is a draft, however little of it is typed',
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
  summary: 'Keep what is typed in the place of the version that it was typed on',
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
  summary: 'An own vacancy as it is typed, and how it stands',
  who: COMPANY,
  member: 'viewer',
  params: vacancyParamsSchema,
  answer: editedVacancySchema,
})

export const deleteVacancyDraft = declareEndpoint({
  method: 'delete',
  path: '/server/vacancy/{id}/draft',
  tag: TAG,
  summary: 'Throw away what is typed and not published',
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
  summary: 'What is typed, as seafarers would see it; refused with what is still needed',
  who: COMPANY,
  member: 'viewer',
  params: vacancyParamsSchema,
  answer: vacancyPreviewSchema,
  errors: ['validation-failed'],
})

export const publishVacancy = declareEndpoint({
  ...declareAct('publish', 'Publish what is typed, or bring a paused vacancy back; once'),
  form: 'publication',
  body: vacancyPublicationSchema,
  idempotency: 'by-key',
  current: editedVacancySchema,
  errors: ['conflict', 'version-conflict', 'email-not-verified'],
})

export const pauseVacancy = declareEndpoint({
  ...declareAct('pause', 'Hide a published vacancy until it is resumed or published again'),
  idempotency: 'natural',
})

export const resumeVacancy = declareEndpoint({
  ...declareAct(
    'resume',
    'Show a paused vacancy again as it was published; after a refusal a moderator reads it first',
  ),
  form: 'resume',
  idempotency: 'natural',
  errors: ['conflict', 'validation-failed', 'email-not-verified'],
})

export const extendVacancy = declareEndpoint({
  ...declareAct('extend', 'Give a published vacancy a new end: a day, or as far as its joining window goes'),
  form: 'extension',
  body: vacancyExtensionSchema,
  idempotency: 'natural',
})

export const closeVacancy = declareEndpoint({
  ...declareAct('close', 'End a vacancy, and say how'),
  form: 'closing',
  body: vacancyClosingSchema,
  idempotency: 'natural',
})

export const duplicateVacancy = declareEndpoint({
  ...declareAct('duplicate', 'Begin another vacancy with the same words and without dates'),
  status: 201,
  idempotency: 'by-key',
})
