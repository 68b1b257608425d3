import { z } from 'zod'
import { MAX_CHECK_NOTE, MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { COMPANY_ACTS, COMPANY_STATES } from './company-check.ts'
import type { COMPANY_CHECKS } from './list.ts'
import { COMPANY_QUEUES } from './list.ts'
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
})

/** The server decides which fields an act needs. */
export const companyDecisionSchema = z.object({
  act: z.enum(COMPANY_ACTS),
  /** The version of the company that was read. */
  version: z.int(),
  registerUrl: typed(MAX_WEB_ADDRESS).nullish(),
  /** The day on which the admin checked the register. */
  checkedOn: limited(20).nullish(),
  reason: limited(40).nullish(),
  note: typed(MAX_CHECK_NOTE).nullish(),
  /** The parts that an act about texts decides. */
  parts: z.array(limited(20)).max(20).default([]),
})

export type CompanyCheckQuery = ListQuery<typeof COMPANY_CHECKS>
export type CompanyCheckList = z.infer<typeof companyCheckListSchema>
export type AdminCompany = z.infer<typeof adminCompanySchema>
export type CompanyDecision = z.infer<typeof companyDecisionSchema>
