import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { mailingIdSchema, mailingReportSchema } from './order-schemas.ts'
import {
  reviewAnswerInputSchema,
  reviewAnswerSchema,
  reviewDocumentQuerySchema,
  reviewFileQuerySchema,
  reviewInputSchema,
  reviewInvitationInputSchema,
  reviewQuerySchema,
  reviewSchema,
  reviewStopInputSchema,
  reviewStopSchema,
  revocationInputSchema,
} from './review-schemas.ts'

const TAG = 'Received mailings'
const PATH = '/server/mailing/review'

export const readReview = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary:
    'Get the CV of a mailed link; 404 if the id is unknown, expired, withdrawn, or of another agency than the caller’s',
  who: 'anyone',
  limits: ['act-address'],
  query: reviewQuerySchema,
  answer: reviewSchema,
  errors: ['not-found'],
})

export const readReviewFile = declareEndpoint({
  method: 'get',
  path: `${PATH}/file`,
  tag: TAG,
  summary: 'Download the CV of a mailed link as Word, or on the agency’s own form where the seafarer agreed',
  who: 'anyone',
  limits: ['act-address'],
  query: reviewFileQuerySchema,
  kind: 'stream',
  errors: ['not-found'],
})

export const readReviewDocument = declareEndpoint({
  method: 'get',
  path: `${PATH}/document`,
  tag: TAG,
  summary: 'Download a scan that the seafarer let the agencies of the mailing open: WebP, or the uploaded PDF',
  who: 'anyone',
  impersonation: 'never',
  limits: ['act-address'],
  query: reviewDocumentQuerySchema,
  kind: 'stream',
  errors: ['not-found'],
})

export const postReviewOpened = declareEndpoint({
  method: 'post',
  path: `${PATH}/opened`,
  tag: TAG,
  summary: 'Record that the CV of a mailed link was viewed for two seconds',
  who: 'anyone',
  limits: ['act-address', 'share-view-address'],
  body: reviewInputSchema,
  answer: z.null(),
  idempotency: 'natural',
  errors: ['not-found'],
})

export const postReviewAnswer = declareEndpoint({
  method: 'post',
  path: `${PATH}/answer`,
  tag: TAG,
  summary: 'Answer a CV of a mailing, once; “interested” reaches the inbox of the seafarer',
  who: 'anyone',
  limits: ['act-address'],
  body: reviewAnswerInputSchema,
  answer: reviewAnswerSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict', 'forbidden'],
})

export const postReviewStop = declareEndpoint({
  method: 'post',
  path: `${PATH}/stop`,
  tag: TAG,
  summary: 'Stop CVs of mailings to the address of the letter, or allow them again',
  who: 'anyone',
  limits: ['act-address'],
  body: reviewStopInputSchema,
  answer: reviewStopSchema,
  idempotency: 'natural',
  errors: ['not-found', 'forbidden'],
})

export const postReviewInvitation = declareEndpoint({
  method: 'post',
  path: `${PATH}/invitation`,
  tag: TAG,
  summary: 'Invite the seafarer of a mailed CV to apply for an open vacancy of the agency, once',
  who: ['company'],
  member: 'recruiter',
  limits: ['act-address', 'invite-company'],
  form: 'invitation',
  body: reviewInvitationInputSchema,
  answer: reviewAnswerSchema,
  idempotency: 'natural',
  errors: ['not-found', 'vacancy-closed', 'may-not-write'],
})

export const postMailingRevocation = declareEndpoint({
  method: 'post',
  path: '/server/seaman/mailing/{id}/revocation',
  tag: 'Mailings',
  summary:
    'Withdraw the CV from one agency of a mailing, or from all: its page is not found any more, and letters that have not left are stopped',
  who: ['seaman'],
  impersonation: 'never',
  params: mailingIdSchema,
  body: revocationInputSchema,
  answer: mailingReportSchema,
  idempotency: 'natural',
})
