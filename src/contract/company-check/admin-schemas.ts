import { z } from 'zod'
import { MAX_CHECK_NOTE, MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { COMPANY_STATES } from './company-check.ts'
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
  /** Parts that wait to be read. */
  texts: z.int(),
  /** When it asked, sent the oldest text that waits, or was decided on. */
  since: z.int().nullable(),
})

export const companyCheckListSchema = listAnswer(queuedCompanySchema, {
  /** How many companies are in each queue. */
  counts: z.array(z.object({ queue: z.enum(COMPANY_QUEUES), count: z.int() })),
})

const alikeSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  licenceNumber: z.string().nullable(),
  verified: z.boolean(),
  /** What looks the same. */
  same: z.enum(['licence', 'name']),
})

export const adminCompanySchema = companyDetailsSchema.extend({
  id: z.string(),
  /** Its public page, without locale prefix; null while the public cannot see it. */
  path: z.string().nullable(),
  account: z.object({ id: z.string(), email: z.string(), emailVerified: z.boolean() }),
  /** The register of the country's authority, where it is known here. */
  register: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Where an admin found the licence; a link only where its host is known here. */
  registerUrl: z.string().nullable(),
  isRegisterKnown: z.boolean(),
  decidedBy: z.string().nullable(),
  alike: z.array(alikeSchema),
})

/** Which fields an act needs is a rule of the server. */
export const companyDecisionSchema = z.object({
  act: z.enum(['verify', 'refuse', 'approve-texts', 'refuse-texts']),
  /** Of the company as it was read. */
  version: z.int(),
  registerUrl: typed(MAX_WEB_ADDRESS).nullish(),
  /** The day on which the admin looked into the register. */
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
