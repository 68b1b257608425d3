import type { ContestDecision } from '#src/contract/application/match-schemas.ts'
import { countLines, type MatchCount, type MatchLine, type MatchState } from './match-line.ts'

type Judged = { line: MatchLine; contest: { decision: ContestDecision | null } | null }

/** A line that a person of the company let count as met, is met. */
export const stateOf = ({ line, contest }: Judged): MatchState => (contest?.decision === 'met' ? 'met' : line.state)

/** How many lines there are of each kind, and how many wait for the company's word. */
export const countJudged = (items: readonly Judged[]): MatchCount & { contested: number } => ({
  ...countLines(items.map((item) => ({ state: stateOf(item) }))),
  contested: items.filter(({ contest }) => contest !== null && contest.decision === null).length,
})
