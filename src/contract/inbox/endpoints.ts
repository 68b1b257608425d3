import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import {
  blockInputSchema,
  changesQuerySchema,
  firstMessageInputSchema,
  firstMessageSchema,
  firstQuerySchema,
  inboxChangesSchema,
  inboxListSchema,
  inboxMessagesSchema,
  inboxQuerySchema,
  inboxSearchQuerySchema,
  inboxSearchSchema,
  inboxSettingsSchema,
  inboxThreadSchema,
  inboxUnreadSchema,
  messageInputSchema,
  messagesQuerySchema,
  readInputSchema,
  recipientSchema,
  sentMessageSchema,
  threadParamsSchema,
} from './schemas.ts'

/** Only the two sides read messages, no admin who acts for one of them. */
const OWN = { tag: 'Inbox', who: ['seaman', 'company'], impersonation: 'never' } as const

export const readInbox = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox',
  summary: 'List the threads of a seafarer or a company, latest message first',
  query: inboxQuerySchema,
  answer: inboxListSchema,
  errors: ['not-found'],
})

export const readChanges = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox/changes',
  summary: 'Wait for changes of the inbox: returns as soon as there is one, or after 25 seconds',
  limits: ['inbox-changes-account', 'inbox-held-account'],
  query: changesQuerySchema,
  answer: inboxChangesSchema,
  errors: ['not-found'],
})

export const searchInbox = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox/search',
  summary: 'Search the own messages, from the latest on, in steps',
  limits: ['inbox-search-account'],
  query: inboxSearchQuerySchema,
  answer: inboxSearchSchema,
  errors: ['not-found'],
})

export const readFirst = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox/first/{kind}/{id}',
  summary: 'Get whether a recipient accepts messages, and the existing thread with them',
  limits: ['people-account', 'people-new-company', 'people-company', 'people-together'],
  params: recipientSchema,
  query: firstQuerySchema,
  answer: firstMessageSchema,
  errors: ['too-many-people'],
})

export const postFirst = declareEndpoint({
  ...OWN,
  member: 'recruiter',
  method: 'post',
  path: '/server/inbox/thread',
  summary: 'Write to a company, a listed seafarer or an applicant; uses an existing thread',
  limits: ['inbox-first-account', 'inbox-account'],
  form: 'message',
  body: firstMessageInputSchema,
  answer: sentMessageSchema,
  status: 201,
  idempotency: 'natural',
  errors: ['not-found', 'may-not-write', 'conflict'],
})

export const readMessages = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox/thread/{id}',
  summary: 'Get a thread and a page of its messages',
  params: threadParamsSchema,
  query: messagesQuerySchema,
  answer: inboxMessagesSchema,
})

export const postMessage = declareEndpoint({
  ...OWN,
  member: 'recruiter',
  method: 'post',
  path: '/server/inbox/thread/{id}/message',
  summary: 'Send a message in a thread; idempotent by its key',
  limits: ['inbox-account'],
  params: threadParamsSchema,
  form: 'message',
  body: messageInputSchema,
  answer: sentMessageSchema,
  status: 201,
  idempotency: 'natural',
  errors: ['may-not-write', 'conflict'],
})

export const putRead = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'put',
  path: '/server/inbox/thread/{id}/read',
  summary: 'Mark messages as read; the other side sees it unless either side switched read marks off',
  limits: ['inbox-marks-account'],
  params: threadParamsSchema,
  form: 'message',
  body: readInputSchema,
  answer: inboxUnreadSchema,
  idempotency: 'natural',
})

export const postTyping = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'post',
  path: '/server/inbox/thread/{id}/typing',
  summary: 'Notify the other side’s open pages that a message is being written; not stored',
  limits: ['inbox-marks-account'],
  params: threadParamsSchema,
  answer: z.null(),
  idempotency: 'natural',
})

export const putBlock = declareEndpoint({
  ...OWN,
  member: 'recruiter',
  method: 'put',
  path: '/server/inbox/thread/{id}/block',
  summary: 'Block or unblock the other side, in every thread',
  params: threadParamsSchema,
  form: 'message',
  body: blockInputSchema,
  answer: inboxThreadSchema,
  idempotency: 'natural',
})

export const readInboxFile = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox/file/{id}',
  summary: 'Download an attachment: WebP, or the uploaded PDF; for the two sides only',
  params: threadParamsSchema,
  kind: 'stream',
})

export const readInboxSettings = declareEndpoint({
  ...OWN,
  member: 'any',
  method: 'get',
  path: '/server/inbox/settings',
  summary: 'Get the inbox settings: read marks, typing, frequency of email digests',
  answer: inboxSettingsSchema,
})

export const putInboxSettings = declareEndpoint({
  ...OWN,
  member: 'any',
  method: 'put',
  path: '/server/inbox/settings',
  summary: 'Change the inbox settings: read marks, typing, frequency of email digests',
  form: 'message',
  body: inboxSettingsSchema,
  answer: inboxSettingsSchema,
  idempotency: 'natural',
})
