import { z } from 'zod'
import { RISK_SIGNS, RISK_WEIGHTS } from './report.ts'

/** A fact found by a rule; the admin decides what it means. */
export const riskSignSchema = z.object({
  sign: z.enum(RISK_SIGNS),
  weight: z.enum(RISK_WEIGHTS),
  /** What its text depends on: `form` selects the text, the others fill it. */
  form: z.string(),
  count: z.int(),
  words: z.string(),
})

export type RiskSign = z.infer<typeof riskSignSchema>
