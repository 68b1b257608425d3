import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { FEED_ROWS } from '../lists.ts'
import {
  feedAddressInputSchema,
  feedConfirmationSchema,
  feedDetailSchema,
  feedParamsSchema,
  feedRemovalSchema,
  feedSettingsSchema,
  feedSourceListSchema,
} from './schemas.ts'

const TAG = 'Feeds'

const COMPANY = ['company'] as const

export const readFeeds = declareEndpoint({
  method: 'get',
  path: '/server/company/feed',
  tag: TAG,
  summary: 'List the company’s vacancy feeds, each with its latest report',
  who: COMPANY,
  member: 'viewer',
  answer: feedSourceListSchema,
})

export const postAddress = declareEndpoint({
  method: 'post',
  path: '/server/company/feed',
  tag: TAG,
  summary: 'Add a feed; it is read immediately and then on a schedule',
  who: COMPANY,
  member: 'recruiter',
  impersonation: 'writes',
  limits: ['feed-company'],
  form: 'feed',
  body: feedAddressInputSchema,
  answer: feedDetailSchema,
  status: 201,
})

export const readFeed = declareEndpoint({
  method: 'get',
  path: '/server/company/feed/{id}',
  tag: TAG,
  summary: 'Get a feed with its latest report, row by row',
  who: FEED_ROWS.who,
  member: 'viewer',
  params: feedParamsSchema,
  query: listQuerySchema(FEED_ROWS),
  answer: feedDetailSchema,
})

export const postReading = declareEndpoint({
  method: 'post',
  path: '/server/company/feed/{id}/reading',
  tag: TAG,
  summary: 'Read a feed now',
  who: COMPANY,
  member: 'recruiter',
  impersonation: 'writes',
  limits: ['feed-company'],
  params: feedParamsSchema,
  answer: feedDetailSchema,
})

export const postConfirmation = declareEndpoint({
  method: 'post',
  path: '/server/company/feed/{id}/confirmation',
  tag: TAG,
  summary: 'Publish a report, if it is still the one that was shown',
  who: COMPANY,
  member: 'recruiter',
  params: feedParamsSchema,
  form: 'feed',
  body: feedConfirmationSchema,
  answer: feedDetailSchema,
  idempotency: 'natural',
  errors: ['email-not-verified', 'company-suspended', 'conflict'],
})

export const putSettings = declareEndpoint({
  method: 'put',
  path: '/server/company/feed/{id}',
  tag: TAG,
  summary: 'Set whether scheduled reports are published automatically',
  who: COMPANY,
  member: 'recruiter',
  params: feedParamsSchema,
  form: 'feed',
  body: feedSettingsSchema,
  answer: feedDetailSchema,
  idempotency: 'natural',
})

export const postRemoval = declareEndpoint({
  method: 'post',
  path: '/server/company/feed/{id}/removal',
  tag: TAG,
  summary: 'Delete a feed; its vacancies are kept or closed',
  who: COMPANY,
  member: 'recruiter',
  params: feedParamsSchema,
  form: 'feed',
  body: feedRemovalSchema,
  answer: feedSourceListSchema,
  idempotency: 'natural',
})

export const readFeedFile = declareListFile(FEED_ROWS, {
  path: '/server/company/feed/{id}/row.csv',
  tag: TAG,
  member: 'viewer',
  summary: 'Export the rows of a feed’s latest report as CSV',
  params: feedParamsSchema,
})
