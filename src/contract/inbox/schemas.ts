import { z } from 'zod'
import { MAX_FILE_NAME, MAX_INBOX_TEXT, MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { DIGESTS, INBOX_SIDES, MAX_MESSAGE_FILES, RECIPIENT_KINDS } from './inbox.ts'

const id = z.string().regex(/^[0-9a-f-]{36}$/)
const number = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Who writes, for anyone who is asking: `self` is their own side, which for a company is any of its members. */
const from = z.enum(['self', 'other'])

/** The side that one talks to, as it may be shown. */
const otherSchema = z.object({
  side: z.enum(INBOX_SIDES),
  /** A company’s name; a seafarer’s own, or masked where the company wrote to a card of the crew list; null where the first letter would be the name. */
  name: z.string().nullable(),
  /** Whether that is the whole name. */
  isNamed: z.boolean(),
  /** Its page without locale prefix; null where there is none to see. */
  path: z.string().nullable(),
  /** The key of a company’s picture among the public ones. */
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

/** Read it from `inboxFilePath(id)`. */
const inboxFileSchema = z.object({
  id: z.string(),
  /** What its sender calls it; null where no one said. */
  name: z.string().nullable(),
  type: z.enum(['webp', 'pdf']),
  size: z.int(),
})

export const inboxMessageSchema = z.object({
  id: z.string(),
  /** From 1 on, without a gap, in the order of the thread; the same number twice is the same message. */
  number: z.int(),
  /** The key that it was sent with; null of the other side’s. Takes the place of what waited to be sent. */
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
  /** The company’s licence was not checked: its seafarer is warned that no one may ask for a fee. */
  isUnverified: z.boolean(),
  /** The last message, its text cut to `MAX_PREVIEW`. */
  last: z.object({ number: z.int(), from, preview: z.string(), files: z.int(), sentAt: z.int() }),
  /** Messages of the other side that no one of this side has read. */
  unread: z.int(),
  /** The other side has read up to this number, as far as it lets that be seen; null where one’s own marks are switched off. */
  otherRead: z.int().nullable(),
  /** Own side has blocked the other one. That the other did is told to no one but by `mayWrite`. */
  isBlocked: z.boolean(),
  mayWrite: z.boolean(),
  /** Threads are listed by it, the greatest first; grows with each message. */
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
  /** For `after` of the changes: asked with it, they answer what came after this list. */
  change: z.int(),
})

export const threadParamsSchema = z.object({ id })

/** `before` a number: what was earlier. `after` a number: what came since, the earliest first. Neither: the latest. */
export const messagesQuerySchema = z.object({ before: number.optional(), after: number.optional() })

/** The messages in their order, the earliest first. */
export const inboxMessagesSchema = z.object({
  thread: inboxThreadSchema,
  items: z.array(inboxMessageSchema),
  /** Whether there are more in the direction that was asked for. */
  hasMore: z.boolean(),
})

/** The rule of the text is the server’s, with a localised message beside `text`; words or files are needed. */
const messageShape = {
  /** Made by the sender’s page for each message: the same key is the same message, however often it is sent. */
  key: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  text: typed(MAX_INBOX_TEXT),
  /** What the completion of files for `attachment` gave (`became`). */
  files: z.array(id).max(MAX_MESSAGE_FILES).default([]),
  /** What the sender calls them, in the same order; '' for one without a name. */
  names: z.array(limited(MAX_FILE_NAME)).max(MAX_MESSAGE_FILES).default([]),
}

export const messageInputSchema = z.object({
  ...messageShape,
  /** The last message on the sender's page: the thread is marked read up to it. Without it, up to the answer. */
  seen: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

export const recipientSchema = z.object({ kind: z.enum(RECIPIENT_KINDS), id })

export const firstMessageInputSchema = z.object({
  ...messageShape,
  to: recipientSchema,
  /** A vacancy of the company that it is about. Of an application it is that one’s, whatever is here. */
  vacancyId: id.nullish(),
})

/** What was kept, which is the first one where the key was used before; `unread` is what the sender's side has left to read. */
export const sentMessageSchema = z.object({
  thread: inboxThreadSchema,
  message: inboxMessageSchema,
  unread: inboxUnreadSchema,
})

export const firstQuerySchema = z.object({ vacancy: id.optional() })

/** Before there is a thread: whether one may begin, and what its page says. */
export const firstMessageSchema = z.object({
  /** The one that is there already. */
  threadId: z.string().nullable(),
  other: otherSchema,
  vacancy: inboxVacancySchema.nullable(),
  isUnverified: z.boolean(),
  mayWrite: z.boolean(),
})

export const readInputSchema = z.object({ number: z.int().min(0).max(Number.MAX_SAFE_INTEGER) })
export const blockInputSchema = z.object({ isBlocked: z.boolean() })

/** `after`: the `next` or `change` of an answer before. Without it the answer comes at once, and has no threads. */
export const changesQuerySchema = z.object({ after: number.optional() })

export const inboxChangesSchema = z.object({
  /** Threads in which something is otherwise than before: messages, marks, a block. */
  threads: z.array(inboxThreadSchema),
  /** For `after` of the next request. */
  next: z.int(),
  unread: inboxUnreadSchema,
})

/** `before`: the `next` of the answer before; the search continues there. */
export const inboxSearchQuerySchema = z.object({ q: limited(MAX_QUERY).default(''), before: id.optional() })

export const inboxSearchSchema = z.object({
  /** The latest first. A step may find nothing and still not be the last. */
  items: z.array(z.object({ threadId: z.string(), other: otherSchema, message: inboxMessageSchema })),
  /** How many messages this step looked through. */
  searched: z.int(),
  next: z.string().nullable(),
})

/** What an account shows of itself, and how often it is notified by mail. A switch that is off works both ways. */
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
