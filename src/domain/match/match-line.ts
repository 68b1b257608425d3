/** The state of a required paper. `ending`: it expires while it is still needed. `undated`: papers of this kind expire, but it has no date. */
export const PAPER_STATES = ['met', 'ending', 'undated', 'expired', 'missing'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** The state of a line. A late, ending or undated one may be corrected in time; a short or missing one is not met. */
export const MATCH_STATES = [...PAPER_STATES, 'late', 'short', 'untold'] as const
export type MatchState = (typeof MATCH_STATES)[number]

/** How a line is shown: three kinds, in this order. */
export type MatchKind = 'miss' | 'warn' | 'met'

/**
 * One comparison, with the demand and the value of the CV. Dates are plain dates; `entry` is the matching entry of the CV. No line prevents
 * an application.
 */
export type MatchLine =
  | { kind: 'rank'; state: 'met' | 'missing'; asked: string; sought: boolean; contracts: number }
  | { kind: 'type'; state: 'met' | 'missing'; asked: string; contracts: number; ship: string | null }
  | {
      kind: 'paper' | 'visa'
      state: PaperState
      paper: string
      /** Until when it has to be valid. */
      until: string
      validTo: string | null
      /** The paper of the CV that answers: itself or one that covers it; null where none does. */
      by: string | null
      entry: string | null
    }
  | { kind: 'english'; state: 'met' | 'short' | 'untold'; asked: string; told: string | null }
  | {
      kind: 'service'
      state: 'met' | 'short'
      of: 'rank' | 'type'
      /** The rank or the type of vessel. */
      name: string
      asked: number
      told: number
      contracts: number
      ship: string | null
    }
  | { kind: 'joining'; state: 'met' | 'late' | 'untold'; from: string; to: string; told: string | null }
  | { kind: 'nationality'; state: 'met' | 'missing'; asked: string[]; told: string }

const WARNS: readonly MatchState[] = ['ending', 'undated', 'late']

export const kindOf = ({ state }: { state: MatchState }): MatchKind =>
  state === 'met' ? 'met' : WARNS.includes(state) || state === 'untold' ? 'warn' : 'miss'

const ORDER: readonly MatchKind[] = ['miss', 'warn', 'met']

/** Missing first, what ends second, met last; else in the order in which they were asked for. */
export const sortLines = <Line extends { state: MatchState }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => ORDER.indexOf(kindOf(one)) - ORDER.indexOf(kindOf(other)))

/** By which a line of one state of a CV is that of another state: the same is asked, however it stands. */
export const nameOfLine = (line: MatchLine): string => {
  if (line.kind === 'paper' || line.kind === 'visa') return `paper ${line.paper}`
  return line.kind === 'service' ? `service ${line.of}` : line.kind
}

/** How many lines there are of each kind. */
export type MatchCount = { met: number; warn: number; miss: number; of: number }

export function countLines(lines: readonly { state: MatchState }[]): MatchCount {
  const count = { met: 0, warn: 0, miss: 0, of: lines.length }
  for (const line of lines) count[kindOf(line)] += 1
  return count
}
