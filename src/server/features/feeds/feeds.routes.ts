import {
  FEED_FILE_LIMIT,
  feedAddressInputSchema,
  feedAnswerSchema,
  feedConfirmationSchema,
  feedDetailSchema,
  feedParamsSchema,
  feedQuerySchema,
  feedRemovalSchema,
  feedSettingsSchema,
  feedSourceListSchema,
  feedUploadInputSchema,
} from '../../../contract/schemas/feed.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { companyOf } from '../sessions/session.ts'
import { refreshFigures } from '../statistics/overview.usecases.ts'
import {
  addAddress,
  changeSettings,
  confirmFeed,
  getFeed,
  listFeeds,
  readNow,
  removeFeed,
  uploadFeed,
} from './feeds.usecases.ts'

const TAG = 'Feeds'
const COMPANY = ['company'] as const

/** A file of the greatest length with the little that JSON adds to most; at the edge bodies end at a million bytes too. */
const UPLOAD_LIMIT = FEED_FILE_LIMIT + 100_000

const readFeeds = defineEndpoint(
  {
    method: 'get',
    path: '/server/company/feed',
    tag: TAG,
    summary: 'The company’s sources of vacancies, each with its newest report',
    who: COMPANY,
    answer: feedSourceListSchema,
  },
  async ({ services, session }) => listFeeds(services, companyOf(session)),
)

const postAddress = defineEndpoint(
  {
    method: 'post',
    path: '/server/company/feed',
    tag: TAG,
    summary: 'Add the address of a feed; it is read at once and then by the schedule',
    who: COMPANY,
    impersonation: 'writes',
    limits: ['feed-company'],
    body: feedAddressInputSchema,
    answer: feedAnswerSchema,
    status: 201,
    errors: ['validation-failed', 'too-many-requests'],
  },
  async ({ services, session, body }) => ({ id: await addAddress(services, companyOf(session), body.address) }),
)

const postFile = defineEndpoint(
  {
    method: 'post',
    path: '/server/company/feed/upload',
    tag: TAG,
    summary: 'Read a feed out of a file into a report; nothing is published yet',
    who: COMPANY,
    impersonation: 'writes',
    limits: ['feed-company'],
    body: feedUploadInputSchema,
    bodyLimit: UPLOAD_LIMIT,
    answer: feedAnswerSchema,
    status: 201,
    errors: ['validation-failed', 'not-found', 'body-too-large', 'too-many-requests'],
  },
  async ({ services, session, body }) => ({ id: await uploadFeed(services, companyOf(session), body) }),
)

const readFeed = defineEndpoint(
  {
    method: 'get',
    path: '/server/company/feed/{id}',
    tag: TAG,
    summary: 'A source with its newest report, row by row',
    who: COMPANY,
    params: feedParamsSchema,
    query: feedQuerySchema,
    answer: feedDetailSchema,
    errors: ['bad-request', 'not-found'],
  },
  async ({ services, session, params, query }) => getFeed(services, companyOf(session), params.id, query),
)

const postReading = defineEndpoint(
  {
    method: 'post',
    path: '/server/company/feed/{id}/reading',
    tag: TAG,
    summary: 'Read an address now',
    who: COMPANY,
    impersonation: 'writes',
    limits: ['feed-company'],
    params: feedParamsSchema,
    answer: feedAnswerSchema,
    errors: ['not-found', 'too-many-requests'],
  },
  async ({ services, session, params }) => {
    await readNow(services, companyOf(session), params.id)
    return { id: params.id }
  },
)

const postConfirmation = defineEndpoint(
  {
    method: 'post',
    path: '/server/company/feed/{id}/confirmation',
    tag: TAG,
    summary: 'Publish a report exactly as it was shown',
    who: COMPANY,
    params: feedParamsSchema,
    body: feedConfirmationSchema,
    answer: feedAnswerSchema,
    idempotency: 'natural',
    errors: ['validation-failed', 'email-not-verified', 'not-found', 'conflict'],
  },
  async ({ c, services, session, params, body }) => {
    await confirmFeed(services, companyOf(session), params.id, body)
    defer(c, refreshFigures(services))
    return { id: params.id }
  },
)

const putSettings = defineEndpoint(
  {
    method: 'put',
    path: '/server/company/feed/{id}',
    tag: TAG,
    summary: 'Whether the schedule publishes what it reads without asking',
    who: COMPANY,
    params: feedParamsSchema,
    body: feedSettingsSchema,
    answer: feedAnswerSchema,
    idempotency: 'natural',
    errors: ['validation-failed', 'not-found'],
  },
  async ({ services, session, params, body }) => {
    await changeSettings(services, companyOf(session), params.id, body.publishesAlone)
    return { id: params.id }
  },
)

const postRemoval = defineEndpoint(
  {
    method: 'post',
    path: '/server/company/feed/{id}/removal',
    tag: TAG,
    summary: 'Remove a source; its vacancies are kept or closed',
    who: COMPANY,
    params: feedParamsSchema,
    body: feedRemovalSchema,
    answer: feedAnswerSchema,
    idempotency: 'natural',
    errors: ['not-found'],
  },
  async ({ c, services, session, params, body }) => {
    await removeFeed(services, companyOf(session), params.id, body.vacancies)
    if (body.vacancies === 'close') defer(c, refreshFigures(services))
    return { id: params.id }
  },
)

export const feedEndpoints = [
  readFeeds,
  postAddress,
  postFile,
  readFeed,
  postReading,
  postConfirmation,
  putSettings,
  postRemoval,
]
