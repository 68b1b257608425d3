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
  summary: 'The threads of a seafarer or a company, the one written in last first',
  query: inboxQuerySchema,
  answer: inboxListSchema,
  errors: ['not-found'],
})

export const readUnread = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox/unread',
  summary: 'How many threads have messages that were not read, and how many messages',
  answer: inboxUnreadSchema,
  errors: ['not-found'],
})

export const readChanges = declareEndpoint({
  ...OWN,
  member: 'viewer',
  method: 'get',
  path: '/server/inbox/changes',
  summary: 'What changed since: at once where something did, else when something does, or after 25 seconds',
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
  summary: 'Look for words in the own messages, step by step from the latest on',
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
  summary: 'Whether somebody may be written to, and the thread with them where there is one',
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
  summary: 'Write to a company, a listed seafarer or an applicant; a thread that is there goes on',
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
  summary: 'A thread and a page of its messages',
  params: threadParamsSchema,
  query: messagesQuerySchema,
  answer: inboxMessagesSchema,
})

export const postMessage = declareEndpoint({
  ...OWN,
  member: 'recruiter',
  method: 'post',
  path: '/server/inbox/thread/{id}/message',
  summary: 'Write in a thread; the same key twice is one message',
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
  summary: 'What was read up to a message; the other side is shown it unless one of the two switched that off',
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
  summary: 'Somebody is typing: told to the other side’s open pages and kept nowhere',
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
  summary: 'Take no more messages from the other side, in any thread, or take them again',
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
  summary: 'What came with a message: a picture as webp, or the PDF as it was sent; for the two sides alone',
  params: threadParamsSchema,
  kind: 'stream',
})

export const readInboxSettings = declareEndpoint({
  ...OWN,
  member: 'any',
  method: 'get',
  path: '/server/inbox/settings',
  summary: 'Whether others see what was read and that somebody types, and how often mail tells of messages',
  answer: inboxSettingsSchema,
})

export const putInboxSettings = declareEndpoint({
  ...OWN,
  member: 'any',
  method: 'put',
  path: '/server/inbox/settings',
  summary: 'Choose what others see of reading and typing, and how often mail tells of messages',
  form: 'message',
  body: inboxSettingsSchema,
  answer: inboxSettingsSchema,
  idempotency: 'natural',
})
