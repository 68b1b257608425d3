import { z } from 'zod'
import { MAX_CHECK_NOTE, MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { COMPANY_ACTS, COMPANY_STATES, LICENCE_LINES } from './company-check.ts'
import type { COMPANY_CHECKS } from './list.ts'
import { CHECK_QUEUES, COMPANY_QUEUES } from './list.ts'
import { companyDetailsSchema } from './schemas.ts'

const queuedCompanySchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  city: z.string(),
  state: z.enum(COMPANY_STATES),
  licenceNumber: z.string().nullable(),
  licenceExpires: z.string().nullable(),
  /** Parts that wait for an admin. */
  texts: z.int(),
  /** When it requested the check, sent the oldest waiting text, or was decided. */
  since: z.int().nullable(),
})

export const companyCheckListSchema = listAnswer(queuedCompanySchema, {
  /** Number of companies in each queue. */
  counts: z.array(z.object({ queue: z.enum(COMPANY_QUEUES), count: z.int() })),
  /** Repeated checks that are late. */
  late: z.int(),
})

const alikeSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  licenceNumber: z.string().nullable(),
  verified: z.boolean(),
  /** The similar field. */
  same: z.enum(['licence', 'name']),
})

const lineSchema = z.object({
  line: z.enum(LICENCE_LINES),
  value: z.string().nullable(),
  /** `open`: not compared yet, or changed since. */
  state: z.enum(['open', 'agrees', 'differs']),
  /** What the scan or the register shows instead. */
  differs: z.string().nullable(),
  checkedBy: z.string().nullable(),
  checkedAt: z.int().nullable(),
})

export const adminCompanySchema = companyDetailsSchema.extend({
  id: z.string(),
  /** Its public page, without locale prefix; null while it is hidden. */
  path: z.string().nullable(),
  account: z.object({ id: z.string(), email: z.string(), emailVerified: z.boolean() }),
  /** The register of the country's authority, if known. */
  register: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The licence in the register; a link only for a known host. */
  registerUrl: z.string().nullable(),
  isRegisterKnown: z.boolean(),
  decidedBy: z.string().nullable(),
  alike: z.array(alikeSchema),
  /** The details that are compared with the scan, in their order. */
  lines: z.array(lineSchema),
  /** The day of the next check, and whether it is due. */
  recheckOn: z.string().nullable(),
  isRecheckDue: z.boolean(),
  /** The neighbours in the queue of the company, and the number of companies in it. */
  queue: z.object({
    name: z.enum(CHECK_QUEUES),
    previous: z.string().nullable(),
    next: z.string().nullable(),
    count: z.int(),
    /** The companies after this one in its queue, then the first ones of the other queues. */
    upcoming: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        country: z.string(),
        queue: z.enum(CHECK_QUEUES),
        since: z.int(),
      }),
    ),
  }),
})

/** The result of the comparison of one line. */
export const lineCheckSchema = z.object({
  /** The version of the company that was read. */
  version: z.int(),
  line: z.enum(LICENCE_LINES),
  state: z.enum(['agrees', 'differs']),
  differs: typed(MAX_CHECK_NOTE).nullish(),
})

/** The server decides which fields an act needs. */
export const companyDecisionSchema = z.object({
  act: z.enum(COMPANY_ACTS),
  /** The version of the company that was read. */
  version: z.int(),
  registerUrl: typed(MAX_WEB_ADDRESS).nullish(),
  /** The day on which the admin checked the register. */
  checkedOn: limited(20).nullish(),
  /** The day of the next check. */
  recheckOn: limited(20).nullish(),
  reason: limited(40).nullish(),
  note: typed(MAX_CHECK_NOTE).nullish(),
  /** The parts that an act about texts decides. */
  parts: z.array(limited(20)).max(20).default([]),
})

export type CompanyCheckQuery = ListQuery<typeof COMPANY_CHECKS>
export type CompanyCheckList = z.infer<typeof companyCheckListSchema>
export type AdminCompany = z.infer<typeof adminCompanySchema>
export type LineCheck = z.infer<typeof lineCheckSchema>
export type CompanyDecision = z.infer<typeof companyDecisionSchema>
