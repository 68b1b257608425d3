import { z } from 'zod'
import { MAX_REPORT } from '#src/domain/text/text-limits.ts'
import { typed } from '../http/text-schemas.ts'
import { APPEAL_OUTCOMES, CASE_KINDS, REPORT_ACTS, REPORT_OUTCOMES } from './report.ts'

export const appealSchema = z.object({
  text: z.string(),
  createdAt: z.int(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  /** The answer of the admin. */
  note: z.string().nullable(),
  decidedAt: z.int().nullable(),
})

/** A decided report for the side that was reported. It contains neither the reporter nor what they wrote. */
export const complaintSchema = z.object({
  id: z.string(),
  kind: z.enum(CASE_KINDS),
  reason: z.string(),
  state: z.enum(REPORT_OUTCOMES),
  createdAt: z.int(),
  decidedAt: z.int(),
  acts: z.array(z.enum(REPORT_ACTS)),
  letter: z.string().nullable(),
  regulator: z.string().nullable(),
  /** Null when it no longer exists. */
  object: z
    .object({ name: z.string().nullable(), rank: z.string().nullable(), vesselType: z.string().nullable() })
    .nullable(),
  /** Whether an admin read the reported conversation. */
  isRead: z.boolean(),
  appeal: appealSchema.nullable(),
  /** Until when the side may appeal; null if it cannot. */
  appealUntil: z.int().nullable(),
})

export const complaintListSchema = z.object({ items: z.array(complaintSchema) })
export const complaintParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })
export const appealInputSchema = z.object({ text: typed(MAX_REPORT) })

export type Complaint = z.infer<typeof complaintSchema>
export type ComplaintList = z.infer<typeof complaintListSchema>
