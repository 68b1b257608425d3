import { z } from 'zod'
import { SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { SERVICE_KINDS } from '#src/domain/service/services.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'

export const serviceFileParamsSchema = z.object({ id: limited(36), file: limited(36) })

/** A file of an order: the form of the agency, or the filled one. Its name is empty if its sender gave none. */
export const serviceFileSchema = z.object({
  id: z.string(),
  kind: z.enum(['form', 'filled']),
  type: z.enum(['pdf', 'webp', 'docx']),
  name: z.string(),
  at: z.int(),
})

/** A message of an order. `author`: who wrote it for the team; null for the seafarer. */
export const serviceMessageSchema = z.object({
  id: z.string(),
  side: z.enum(['seaman', 'team']),
  kind: z.enum(['message', 'correction']),
  author: z.string().nullable(),
  text: z.string(),
  at: z.int(),
  isRead: z.boolean(),
})

/** What is known and possible about the form of an order; `id` is that of the part. */
const formWorkSchema = z.object({
  id: z.string(),
  /** Who fills it in; null before it was taken. */
  assignee: z.string().nullable(),
  files: z.array(serviceFileSchema),
  messages: z.array(serviceMessageSchema),
  /** Whether a file of the form can be sent now. */
  maySend: z.boolean(),
  /** Until when the first file can be sent, and when the order ends without one. */
  sendUntil: z.int(),
  endsAt: z.int(),
  mayWrite: z.boolean(),
  /** Whether the filled form can be accepted, or a correction requested. */
  mayDecide: z.boolean(),
})

/** The forms among the parts of an ordered service. */
export const formWorksSchema = z.object({ items: z.array(formWorkSchema) })

const key = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)

/** `key`: created by the page for each message; the same one again is the same message. */
export const serviceMessageInputSchema = z.object({ key, text: typed(MAX_INBOX_TEXT) })

export const correctionInputSchema = z.object({ text: typed(MAX_INBOX_TEXT) })

/** The last message that the page shows. */
export const serviceReadingSchema = z.object({ last: limited(64) })

/** Orders about which messages were exchanged, those with the latest message first. */
export const serviceTalksSchema = z.object({
  items: z.array(
    z.object({
      /** Of the order, whose page shows the messages. */
      groupId: z.string(),
      part: z.string(),
      kind: z.enum(SERVICE_KINDS),
      state: z.enum(SERVICE_STATES),
      person: z.string().nullable(),
      unread: z.int(),
      lastAt: z.int(),
    }),
  ),
})

export type FormWork = z.infer<typeof formWorkSchema>
export type FormWorks = z.infer<typeof formWorksSchema>
export type ServiceFile = z.infer<typeof serviceFileSchema>
export type ServiceMessage = z.infer<typeof serviceMessageSchema>
export type ServiceMessageInput = z.output<typeof serviceMessageInputSchema>
export type ServiceTalks = z.infer<typeof serviceTalksSchema>
