import { z } from 'zod'
import { COMPANY_STATES } from '../company-check/company-check.ts'

/** What a profile can lack, in the order in which seafarers would look for it. */
export const PROFILE_PARTS = ['licence', 'about', 'website', 'offices'] as const

/** Days before its end from which a vacancy is named. */
export const ENDING_DAYS = 7

const vacancyRowSchema = z.object({ id: z.string(), rank: z.string(), vesselType: z.string() })

/** What waits for a company, and what seafarers see of it. */
export const companyDeskSchema = z.object({
  company: z.object({
    name: z.string(),
    country: z.string(),
    city: z.string(),
    state: z.enum(COMPANY_STATES),
    licenceNumber: z.string().nullable(),
    licenceExpires: z.iso.date().nullable(),
    /** Names the public page, where there is one. */
    slug: z.string().nullable(),
    /** The key of its logo among the public pictures. */
    logo: z.string().nullable(),
    lacks: z.array(z.enum(PROFILE_PARTS)),
  }),
  open: z.int(),
  moderation: z.int(),
  /** Vacancies with applications that no one has read, newest application first. */
  applications: z.object({
    total: z.int(),
    vacancies: z.int(),
    items: z.array(vacancyRowSchema.extend({ count: z.int(), latestAt: z.int() })),
  }),
  ending: z.object({ total: z.int(), items: z.array(vacancyRowSchema.extend({ expiresAt: z.int() })) }),
  /** Feeds that could not be read, and those with a report to confirm. */
  feeds: z.array(z.object({ id: z.string(), name: z.string(), failure: z.string().nullable() })),
})

export type CompanyDesk = z.infer<typeof companyDeskSchema>
