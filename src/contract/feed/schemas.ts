import { z } from 'zod'
import { MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { typed } from '../http/text-schemas.ts'
import { FEED_OUTCOMES, type FEED_ROWS } from '../lists.ts'
import { durationSchema, paySchema } from '../vacancy-search/schemas.ts'

const id = z.string().regex(/^[0-9a-f-]{36}$/)
const outcome = z.enum(FEED_OUTCOMES)

export const feedParamsSchema = z.object({ id })

export const feedAddressInputSchema = z.object({ address: typed(MAX_WEB_ADDRESS) })

/** Confirms the report that was shown, and that none of its vacancies charges a fee. */
export const feedConfirmationSchema = z.object({ report: id, noFee: z.boolean() })

export const feedSettingsSchema = z.object({ publishesAlone: z.boolean() })

export const feedRemovalSchema = z.object({ vacancies: z.enum(['keep', 'close']) })

const countsSchema = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  withdrawn: z.int(),
})

export const feedReportSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'confirmed', 'idle', 'replaced']),
  readBy: z.enum(['owner', 'schedule']),
  confirmedBy: z.enum(['owner', 'schedule']).nullable(),
  items: z.int(),
  counts: countsSchema,
  createdAt: z.int(),
  confirmedAt: z.int().nullable(),
})

export const feedSourceSchema = z.object({
  id: z.string(),
  kind: z.enum(['upload', 'address']),
  name: z.string(),
  address: z.string().nullable(),
  publishesAlone: z.boolean(),
  confirmedAt: z.int().nullable(),
  readAt: z.int().nullable(),
  dueAt: z.int().nullable(),
  /** How often reading it has failed since it last worked, and why: the message `feed.failure.<code>`. */
  failures: z.int(),
  failure: z.string().nullable(),
  /** Vacancies of it that are open or wait for a moderator. */
  live: z.int(),
  report: feedReportSchema.nullable(),
})

export const feedSourceListSchema = z.object({ items: z.array(feedSourceSchema), most: z.int() })

/** Codes have messages: reasons `feed.reason.<code>`, notes `feed.note.<code>`, changes `feed.change.<code>`. */
export const feedRowSchema = z.object({
  position: z.int(),
  externalId: z.string(),
  title: z.string(),
  outcome,
  reasons: z.array(z.string()),
  notes: z.array(z.string()),
  changes: z.array(z.string()),
  /** Position of the row that says the same. */
  duplicateOf: z.int().nullable(),
  vacancyId: z.string().nullable(),
  /** What was read: of a refused row as far as it could be. */
  vacancy: z
    .object({
      rank: z.string().nullable(),
      vesselType: z.string().nullable(),
      vesselClass: z.string().nullable(),
      pay: paySchema.nullable(),
      joinFrom: z.iso.date().nullable(),
      joinTo: z.iso.date().nullable(),
      duration: durationSchema.nullable(),
      rotation: z.object({ on: z.int(), off: z.int() }).nullable(),
      textLanguage: z.string().nullable(),
    })
    .nullable(),
})

/** A source with a page of its newest report. */
export const feedDetailSchema = listAnswer(feedRowSchema, {
  source: feedSourceSchema,
  history: z.array(feedReportSchema),
  /** Whether what is published now waits for a moderator first. */
  waits: z.boolean(),
})

export type FeedOutcome = (typeof FEED_OUTCOMES)[number]
export type FeedCounts = z.infer<typeof countsSchema>
export type FeedReport = z.infer<typeof feedReportSchema>
export type FeedSource = z.infer<typeof feedSourceSchema>
export type FeedSourceList = z.infer<typeof feedSourceListSchema>
export type FeedRow = z.infer<typeof feedRowSchema>
export type FeedDetail = z.infer<typeof feedDetailSchema>
export type FeedQuery = ListQuery<typeof FEED_ROWS>
