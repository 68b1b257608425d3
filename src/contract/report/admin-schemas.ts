import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { MAX_REASON, MAX_REPORT_REPLY } from '#src/domain/text/text-limits.ts'
import { MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { CONTEST_DECISIONS, matchLineSchema } from '../application/match-schemas.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import type { REPORTS } from '../lists.ts'
import { appealSchema } from './complaint-schemas.ts'
import { APPEAL_OUTCOMES, CASE_KINDS, REPORT_ACTS, REPORT_OUTCOMES, REPORT_STATES, WAITING_CASES } from './report.ts'
import { riskSignSchema } from './risk-schemas.ts'
import { reportCopySchema } from './schemas.ts'

/** What was reported, whether the public can still see it or not. */
const reportedObjectSchema = z.object({
  kind: z.enum(CASE_KINDS),
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
  kind: z.enum(CASE_KINDS),
  acts: z.array(z.enum(REPORT_ACTS)),
  /** Open reports about the same object, this one included. */
  open: z.int(),
})

export const reportListSchema = listAnswer(queuedReportSchema, {
  /** False above the exact limit. */
  totalIsExact: z.boolean(),
  /** Reports and appeals that wait for an admin, with the other filters of the list. */
  counts: z.array(z.object({ state: z.enum(WAITING_CASES), count: z.int(), hasMore: z.boolean() })),
  /** The company whose cases are listed. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
})

const earlierCaseSchema = z.object({
  id: z.string(),
  kind: z.enum(CASE_KINDS),
  reason: z.string(),
  state: z.enum(REPORT_STATES),
  acts: z.array(z.enum(REPORT_ACTS)),
  createdAt: z.int(),
  /** Whether it is about the same object; otherwise about the same company or person. */
  isSameObject: z.boolean(),
})

/** A disputed match line, as both sides of the application see it. */
const reviewedContestSchema = z.object({
  /** Its name. */
  line: z.string(),
  /** What is asked and what the CV has; null once the sent CV was deleted. */
  item: matchLineSchema.nullable(),
  text: z.string(),
  decision: z.enum(CONTEST_DECISIONS).nullable(),
  vacancyId: z.string(),
})

const accountSchema = z.object({ id: z.string(), email: z.string(), isBlocked: z.boolean(), isAdmin: z.boolean() })

export const adminReportSchema = queuedReportSchema.extend({
  text: z.string().nullable(),
  language: z.string(),
  /** Null for a guest and for a deleted account. Their name and address are not shown. */
  reporter: z.object({ role: z.string(), since: z.int() }).nullable(),
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
  contest: reviewedContestSchema.nullable(),
  others: z.array(z.object({ id: z.string(), reason: z.string(), text: z.string().nullable(), createdAt: z.int() })),
  /** What was reported, as it was then; empty for conversations and for reports without a copy. */
  copy: reportCopySchema,
  signs: z.array(riskSignSchema),
  /** Closed cases about the same object, company or person, newest first. */
  earlier: z.array(earlierCaseSchema),
  /** The company that the report is against. */
  company: z.object({ id: z.string(), name: z.string(), country: z.string() }).nullable(),
  /** The authority that supervises the company, and its page. */
  regulator: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  letter: z.string().nullable(),
  appeal: appealSchema.nullable(),
  /** Whether this admin may answer the appeal: another one decided the case. */
  mayAnswer: z.boolean(),
  /** Whether this admin must give a reason before the conversation is shown. */
  needsReason: z.boolean(),
  /** Open reports before and after this one, and how many are open. */
  queue: z.object({ previous: z.string().nullable(), next: z.string().nullable(), open: z.int() }),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** Goes back with the decision, so that it is about what was read. */
  seen: z.int(),
})

export const reportDecisionSchema = z.object({
  seen: z.int(),
  /** Missing only in a form that was sent without it. */
  outcome: z.enum(REPORT_OUTCOMES).nullish(),
  /** Needs the outcome `upheld`; a disputed match line has none. */
  acts: z.array(z.enum(REPORT_ACTS)).max(REPORT_ACTS.length).default([]),
  /** Why a vacancy is taken down. */
  reason: z.enum(MODERATION_REASONS).nullish(),
  /** The vacancy that was read, if it is taken down. */
  vacancySeen: z.int().nullish(),
  /** The reported account that was read, if it is warned, blocked or written to. */
  account: limited(40).nullish(),
  /** The reply to the reporter; about a disputed match line the note to both sides. */
  note: typed(MAX_REPORT_REPLY).nullish(),
  /** To the reported side. */
  letter: typed(MAX_REPORT_REPLY).nullish(),
  /** Reports about the same object that are closed with it, from `others`. */
  others: z.array(limited(40)).max(50).default([]),
})

export const caseFileQuerySchema = z.object({
  in: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]).default('en'),
})

export const readingSchema = z.object({ reason: typed(MAX_REASON) })

export const appealDecisionSchema = z.object({
  outcome: z.enum(APPEAL_OUTCOMES).nullish(),
  note: typed(MAX_REPORT_REPLY).nullish(),
})

export type AppealDecision = z.infer<typeof appealDecisionSchema>
export type ReportQuery = ListQuery<typeof REPORTS>
export type ReportList = z.infer<typeof reportListSchema>
export type QueuedReport = ReportList['items'][number]
export type AdminReport = z.infer<typeof adminReportSchema>
export type ReportDecision = z.infer<typeof reportDecisionSchema>
