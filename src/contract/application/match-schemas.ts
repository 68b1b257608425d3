import { z } from 'zod'
import { MATCH_STATES, PAPER_STATES } from '#src/domain/match/match-line.ts'
import { MAX_CONTEST } from '#src/domain/text/text-limits.ts'
import { typed } from '../http/text-schemas.ts'

const paperLine = {
  state: z.enum(PAPER_STATES),
  paper: z.string(),
  until: z.string(),
  validTo: z.string().nullable(),
  by: z.string().nullable(),
  entry: z.string().nullable(),
}
const served = { contracts: z.int(), ship: z.string().nullable() }

/** A demand of a vacancy, and how a CV meets it: see `match/match-line.ts`. */
export const matchLineSchema = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('rank'), state: z.enum(['met', 'missing']), asked: z.string() },
    ...{ sought: z.boolean(), contracts: z.int() },
  }),
  z.object({ kind: z.literal('type'), state: z.enum(['met', 'missing']), asked: z.string(), ...served }),
  z.object({ kind: z.literal('paper'), ...paperLine }),
  z.object({ kind: z.literal('visa'), ...paperLine }),
  z.object({
    ...{ kind: z.literal('english'), state: z.enum(['met', 'short', 'untold']) },
    ...{ asked: z.string(), told: z.string().nullable() },
  }),
  z.object({
    ...{ kind: z.literal('service'), state: z.enum(['met', 'short']), of: z.enum(['rank', 'type']), name: z.string() },
    ...{ asked: z.int(), told: z.int(), ...served },
  }),
  z.object({
    ...{ kind: z.literal('joining'), state: z.enum(['met', 'late', 'untold']) },
    ...{ from: z.string(), to: z.string(), told: z.string().nullable() },
  }),
  z.object({
    ...{ kind: z.literal('nationality'), state: z.enum(['met', 'missing']) },
    ...{ asked: z.array(z.string()), told: z.string() },
  }),
])

/** Lines by the rules of that version. */
export const matchSchema = z.object({ rules: z.int(), lines: z.array(matchLineSchema) })

export const matchCountSchema = z.object({ met: z.int(), warn: z.int(), miss: z.int(), of: z.int() })

export const CONTEST_DECISIONS = ['met', 'kept'] as const

/** A line that the seafarer contests, and the decision of the company or an admin: `met` counts as met; `kept` remains as it was. */
export const contestSchema = z.object({
  line: z.string(),
  text: z.string(),
  createdAt: z.int(),
  decision: z.enum(CONTEST_DECISIONS).nullable(),
  decidedAt: z.int().nullable(),
  /** The note of the admin who decided; null if no admin did. */
  review: z.object({ note: z.string().nullable() }).nullable(),
})

const lineName = z.string().regex(/^[a-z0-9-]{1,40}(?: [a-z0-9-]{1,80})?$/)

export const contestInputSchema = z.object({ line: lineName, text: typed(MAX_CONTEST) })
export const contestDecisionSchema = z.object({ line: lineName, decision: z.enum(CONTEST_DECISIONS) })

/** The comparison stored with the application: names and states of its lines. */
export const matchRecordSchema = z.object({
  rules: z.int(),
  lines: z.array(z.object({ line: z.string(), state: z.enum(MATCH_STATES) })),
})

export type Match = z.infer<typeof matchSchema>
export type Contest = z.infer<typeof contestSchema>
export type ContestDecision = (typeof CONTEST_DECISIONS)[number]
export type ContestInput = z.infer<typeof contestInputSchema>
export type ContestDecided = z.infer<typeof contestDecisionSchema>
export type MatchRecord = z.infer<typeof matchRecordSchema>
