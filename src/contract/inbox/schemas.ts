import { z } from 'zod'
import { MAX_FILE_NAME, MAX_INBOX_TEXT, MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { DIGESTS, INBOX_SIDES, MAX_MESSAGE_FILES, RECIPIENT_KINDS } from './inbox.ts'

const id = z.string().regex(/^[0-9a-f-]{36}$/)
const number = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** The sender, from the reader's point of view: `self` is the reader's side, for a company any of its members. */
const from = z.enum(['self', 'other'])

/** The other side, as it may be shown. */
const otherSchema = z.object({
  side: z.enum(INBOX_SIDES),
  /** A company's name; a seafarer's name, masked for a card of the crew list; null if the initial would reveal it. */
  name: z.string().nullable(),
  /** Whether that is the whole name. */
  isNamed: z.boolean(),
  /** Its page without locale prefix; null if there is none. */
  path: z.string().nullable(),
  /** The key of a company's public picture. */
  logo: z.string().nullable(),
  /** Of a seafarer. */
  rank: z.string().nullable(),
  /** Of a company. */
  country: z.string().nullable(),
})

const inboxVacancySchema = z.object({
  id: z.string(),
  rank: z.string(),
  vesselType: z.string(),
  joinFrom: z.iso.date(),
  isOpen: z.boolean(),
})

/** Address: `inboxFilePath(id)`. */
const inboxFileSchema = z.object({
  id: z.string(),
  /** The sender's file name; null if there is none. */
  name: z.string().nullable(),
  type: z.enum(['webp', 'pdf']),
  size: z.int(),
})

export const inboxMessageSchema = z.object({
  id: z.string(),
  /** From 1, without gaps, in the order of the thread; the same number is the same message. */
  number: z.int(),
  /** The idempotency key; null for the other side's. Replaces the queued message. */
  key: z.string().nullable(),
  from,
  text: z.string(),
  files: z.array(inboxFileSchema),
  sentAt: z.int(),
})

export const inboxThreadSchema = z.object({
  id: z.string(),
  other: otherSchema,
  vacancy: inboxVacancySchema.nullable(),
  /** The company's licence was not checked: its seafarer is warned that nobody may charge a fee. */
  isUnverified: z.boolean(),
  /** The last message, cut to `MAX_PREVIEW`. */
  last: z.object({ number: z.int(), from, preview: z.string(), files: z.int(), sentAt: z.int() }),
  /** Unread messages of the other side. */
  unread: z.int(),
  /** The other side's read mark, if visible; null if read marks are switched off. */
  otherRead: z.int().nullable(),
  /** This side has blocked the other one. A block by the other side only shows in `mayWrite`. */
  isBlocked: z.boolean(),
  mayWrite: z.boolean(),
  /** The sort key of threads, descending; increases with each message. */
  position: z.int(),
})

export const inboxUnreadSchema = z.object({ threads: z.int(), messages: z.int() })

/** `before`: the `position` after which the list continues. */
export const inboxQuerySchema = z.object({ before: number.optional(), unread: z.enum(['yes']).optional() })

export const inboxListSchema = z.object({
  items: z.array(inboxThreadSchema),
  /** For `before`; null at the end. */
  next: z.int().nullable(),
  unread: inboxUnreadSchema,
  /** For `after` of the changes since this list. */
  change: z.int(),
})

export const threadParamsSchema = z.object({ id })

/** `before` a number: earlier ones. `after` a number: newer ones, earliest first. Neither: the latest. */
export const messagesQuerySchema = z.object({ before: number.optional(), after: number.optional() })

/** Messages in order, earliest first. */
export const inboxMessagesSchema = z.object({
  thread: inboxThreadSchema,
  items: z.array(inboxMessageSchema),
  /** Whether there are more in that direction. */
  hasMore: z.boolean(),
})

/** The server validates the text, with a localized message beside `text`; text or files are required. */
const messageShape = {
  /** Created by the sender's page for each message: the same key is the same message, however often it is sent. */
  key: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  text: typed(MAX_INBOX_TEXT),
  /** Ids from the completion of files for `attachment` (`became`). */
  files: z.array(id).max(MAX_MESSAGE_FILES).default([]),
  /** File names in the same order; '' for none. */
  names: z.array(limited(MAX_FILE_NAME)).max(MAX_MESSAGE_FILES).default([]),
}

export const messageInputSchema = z.object({
  ...messageShape,
  /** The last message on the sender's page: marks the thread as read up to it. Without it, up to the answer. */
  seen: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

export const recipientSchema = z.object({ kind: z.enum(RECIPIENT_KINDS), id })

export const firstMessageInputSchema = z.object({
  ...messageShape,
  to: recipientSchema,
  /** A vacancy of the company. For an application it is that of the application. */
  vacancyId: id.nullish(),
})

/** The stored message, the first one for a repeated key; `unread` is the remaining count of the sender's side. */
export const sentMessageSchema = z.object({
  thread: inboxThreadSchema,
  message: inboxMessageSchema,
  unread: inboxUnreadSchema,
})

export const firstQuerySchema = z.object({ vacancy: id.optional() })

/** Before a thread: whether it may begin, and its heading. */
export const firstMessageSchema = z.object({
  /** An existing thread. */
  threadId: z.string().nullable(),
  other: otherSchema,
  vacancy: inboxVacancySchema.nullable(),
  isUnverified: z.boolean(),
  mayWrite: z.boolean(),
})

export const readInputSchema = z.object({ number: z.int().min(0).max(Number.MAX_SAFE_INTEGER) })
export const blockInputSchema = z.object({ isBlocked: z.boolean() })

/** `after`: `next` or `change` of a previous answer. Without it the answer is immediate and without threads. */
export const changesQuerySchema = z.object({ after: number.optional() })

export const inboxChangesSchema = z.object({
  /** Threads with changes: messages, marks, a block. */
  threads: z.array(inboxThreadSchema),
  /** For `after` of the next request. */
  next: z.int(),
  unread: inboxUnreadSchema,
})

/** `before`: `next` of the previous answer; the search continues there. */
export const inboxSearchQuerySchema = z.object({ q: limited(MAX_QUERY).default(''), before: id.optional() })

export const inboxSearchSchema = z.object({
  /** Latest first. An empty step may not be the last. */
  items: z.array(z.object({ threadId: z.string(), other: otherSchema, message: inboxMessageSchema })),
  /** Number of searched messages in this step. */
  searched: z.int(),
  next: z.string().nullable(),
})

/** What an account shows of itself, and how often mail reports messages. A switch works both ways. */
export const inboxSettingsSchema = z.object({
  readMarks: z.boolean(),
  typing: z.boolean(),
  digest: z.enum(DIGESTS),
})

export type InboxThread = z.infer<typeof inboxThreadSchema>
export type InboxOther = z.infer<typeof otherSchema>
export type InboxVacancy = z.infer<typeof inboxVacancySchema>
export type InboxMessage = z.infer<typeof inboxMessageSchema>
export type InboxFile = z.infer<typeof inboxFileSchema>
export type InboxUnread = z.infer<typeof inboxUnreadSchema>
export type InboxList = z.infer<typeof inboxListSchema>
export type InboxMessages = z.infer<typeof inboxMessagesSchema>
export type InboxChanges = z.infer<typeof inboxChangesSchema>
export type InboxSearch = z.infer<typeof inboxSearchSchema>
export type InboxSettings = z.infer<typeof inboxSettingsSchema>
export type Recipient = z.infer<typeof recipientSchema>
export type FirstMessage = z.infer<typeof firstMessageSchema>
export type SentMessage = z.infer<typeof sentMessageSchema>
export type MessageInput = z.output<typeof messageInputSchema>
export type FirstMessageInput = z.output<typeof firstMessageInputSchema>
