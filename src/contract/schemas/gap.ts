import { z } from 'zod'
import { PAPER_GAPS } from '../sent/gaps.ts'

const paperGap = {
  paper: z.string(),
  state: z.enum(PAPER_GAPS),
  /** The plain date that the paper must last to. */
  until: z.string(),
  validTo: z.string().nullable(),
}

/** What a vacancy asks for and a CV does not tell. */
export const gapSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paper'), ...paperGap }),
  z.object({ kind: z.literal('visa'), ...paperGap }),
  z.object({ kind: z.literal('english'), asked: z.string(), told: z.string().nullable() }),
  z.object({ kind: z.literal('service'), of: z.enum(['rank', 'type']), asked: z.int(), told: z.int() }),
])
