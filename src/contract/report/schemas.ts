import { z } from 'zod'
import { MAX_REPORT } from '#src/domain/text/text-limits.ts'
import { honeypotShape } from '../http/honeypot-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { COPY_FIELDS, REPORT_ACTS, REPORT_KINDS } from './report.ts'

export const reportTargetParamsSchema = z.object({
  kind: z.enum(REPORT_KINDS),
  id: z.string().regex(/^[0-9a-f-]{36}$/),
})

/** What is reported, as its page names it, and who watches over it. */
export const reportTargetSchema = z.object({
  kind: z.enum(REPORT_KINDS),
  id: z.string(),
  /** Its page, without locale prefix. */
  path: z.string(),
  /** A company, a masked name or a title; with a vacancy its employer. */
  name: z.string().nullable(),
  rank: z.string().nullable(),
  vesselType: z.string().nullable(),
  /** Where the company is, and who gave it its licence. */
  country: z.string().nullable(),
  licenceIssuer: z.string().nullable(),
  /** The flag of the ship. */
  flag: z.string().nullable(),
})

/** The texts are checked by the server's rules, with localised messages. */
export const reportInputSchema = reportTargetParamsSchema.extend({
  reason: limited(40).nullish(),
  text: typed(MAX_REPORT).nullish(),
  ...honeypotShape,
})

/** A copy of a reported object, made when it was reported. */
export const reportCopySchema = z.array(z.object({ field: z.enum(COPY_FIELDS), value: z.string() }))
export const reportActsSchema = z.array(z.enum(REPORT_ACTS))

export const reportedSchema = z.object({ received: z.literal(true) })

export type ReportTarget = z.infer<typeof reportTargetSchema>
export type ReportInput = z.infer<typeof reportInputSchema>
export type ReportCopy = z.infer<typeof reportCopySchema>
