import { z } from 'zod'
import { MAX_REPORT_REPLY } from '#src/domain/text/text-limits.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import type { REPORTS } from '../lists.ts'
import { REPORT_KINDS, REPORT_OUTCOMES, REPORT_STATES } from './report.ts'

/** What was reported, whether the public can still see it or not. */
const reportedObjectSchema = z.object({
  kind: z.enum(REPORT_KINDS),
  id: z.string(),
  /** A company, a masked name or a title; of a vacancy its employer, of a conversation its company. */
  name: z.string().nullable(),
  rank: z.string().nullable(),
  vesselType: z.string().nullable(),
})

const queuedReportSchema = z.object({
  id: z.string(),
  reason: z.string(),
  state: z.enum(REPORT_STATES),
  createdAt: z.int(),
  decidedAt: z.int().nullable(),
  /** Null when it no longer exists. */
  object: reportedObjectSchema.nullable(),
  kind: z.enum(REPORT_KINDS),
  /** Open reports about the same object, this one included. */
  open: z.int(),
})

export const reportListSchema = listAnswer(queuedReportSchema, {})

const accountSchema = z.object({ id: z.string(), email: z.string(), isBlocked: z.boolean(), isAdmin: z.boolean() })

export const adminReportSchema = queuedReportSchema.extend({
  text: z.string().nullable(),
  language: z.string(),
  /** Null for a guest and for a deleted account. */
  reporter: z.object({ id: z.string(), email: z.string() }).nullable(),
  /** Its public page, without locale prefix; null while the public cannot see it. */
  path: z.string().nullable(),
  /** Of a vacancy: its state, and what a decision about it refers to. */
  vacancy: z.object({ status: z.string(), seen: z.int() }).nullable(),
  /** Whose object it is; of a conversation the side that did not report it. */
  account: accountSchema.nullable(),
  /** Of a conversation whose report is open: the latest messages up to the report, oldest first. */
  messages: z.array(
    z.object({ id: z.string(), side: z.enum(['seaman', 'company']), text: z.string(), sentAt: z.int() }),
  ),
  others: z.array(z.object({ id: z.string(), reason: z.string(), text: z.string().nullable(), createdAt: z.int() })),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** Goes back with the decision, so that it is about what was read. */
  seen: z.int(),
})

export const reportDecisionSchema = z.object({
  seen: z.int(),
  /** Missing only in a form that was sent without it. */
  outcome: z.enum(REPORT_OUTCOMES).nullish(),
  /** The reply to the reporter. */
  note: typed(MAX_REPORT_REPLY).nullish(),
  /** Reports about the same object that are closed with it, from `others`. */
  others: z.array(limited(40)).max(50).default([]),
})

export type ReportQuery = ListQuery<typeof REPORTS>
export type ReportList = z.infer<typeof reportListSchema>
export type QueuedReport = ReportList['items'][number]
export type AdminReport = z.infer<typeof adminReportSchema>
export type ReportDecision = z.infer<typeof reportDecisionSchema>
