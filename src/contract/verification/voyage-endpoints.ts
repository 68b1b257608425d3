import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import {
  askedVoyagesQuerySchema,
  askedVoyagesSchema,
  ownVoyagesSchema,
  voyageAnswerSchema,
  voyageQuestionSchema,
} from './voyage-schemas.ts'

const TAG = 'Voyages'

export const readOwnVoyages = declareEndpoint({
  method: 'get',
  path: '/server/seaman/voyage',
  tag: TAG,
  summary: 'Voyages of the own CV, and what companies said of them',
  who: ['seaman'],
  answer: ownVoyagesSchema,
  errors: ['not-found'],
})

export const postVoyageQuestion = declareEndpoint({
  method: 'post',
  path: '/server/seaman/voyage/{entry}/question',
  tag: TAG,
  summary: 'Ask a company that a voyage names to confirm it',
  who: ['seaman'],
  limits: ['question-account'],
  params: z.object({ entry: limited(36) }),
  body: voyageQuestionSchema,
  answer: ownVoyagesSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const readAskedVoyages = declareEndpoint({
  method: 'get',
  path: '/server/company/voyage',
  tag: TAG,
  summary: 'Voyages that seafarers ask the company to confirm, the longest waiting first',
  who: ['company'],
  member: 'viewer',
  query: askedVoyagesQuerySchema,
  answer: askedVoyagesSchema,
})

export const putVoyageAnswer = declareEndpoint({
  method: 'put',
  path: '/server/company/voyage/{id}',
  tag: TAG,
  summary: 'Confirm a voyage as it is told, or say that it was not so; once',
  who: ['company'],
  member: 'recruiter',
  params: z.object({ id: z.uuid() }),
  body: voyageAnswerSchema,
  answer: askedVoyagesSchema,
  idempotency: 'natural',
  errors: ['conflict', 'forbidden'],
})
