import type { Cv, CvDocument } from '#src/domain/cv/cv.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'

/** SPEC 3's ProfileSeamanVerification. `expired`: was verified, but has changed since or is due for a recheck. */
export const VERIFICATION_STATES = ['none', 'pending', 'verified', 'refused', 'expired'] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]

export const VERIFICATION_ACTS = ['ask', 'withdraw', 'verify', 'refuse', 'change'] as const
export type VerificationAct = (typeof VERIFICATION_ACTS)[number]

/** Transitions by act; others are impossible. `change`: checked data was edited, or the recheck date has come. */
const MOVES: Readonly<Record<VerificationState, Partial<Record<VerificationAct, VerificationState>>>> = {
  none: { ask: 'pending' },
  pending: { withdraw: 'none', verify: 'verified', refuse: 'refused' },
  verified: { change: 'expired', refuse: 'refused' },
  refused: { ask: 'pending' },
  expired: { ask: 'pending', verify: 'verified', refuse: 'refused' },
}

export const nextVerification = (state: VerificationState, act: VerificationAct): VerificationState | undefined =>
  MOVES[state][act]

/** Why an admin rejects; each has a message with advice. */
export const REFUSAL_REASONS = [
  'unreadable',
  'incomplete',
  'other-name',
  'other-facts',
  'ended',
  'not-genuine',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Required scans: a passport and a certificate. */
export const NEEDED_SCANS = ['passport', 'certificate'] as const
export type NeededScan = (typeof NEEDED_SCANS)[number]

/** Papers with a scan, in the order of the CV. */
export const listScanned = ({ documents }: Pick<Cv, 'documents'>, scanned: ReadonlySet<string>): CvDocument[] =>
  documents.filter(({ id }) => scanned.has(id))

export const listLackingScans = (papers: readonly Pick<CvDocument, 'type'>[]): NeededScan[] =>
  NEEDED_SCANS.filter((kind) => !papers.some(({ type }) => type === kind))

/** Longest time until a recheck. */
export const MAX_RECHECK = 2 * 365 * DAY

/** Returns the recheck date: when the first paper ends, at the latest after two years. Plain dates. */
export function suggestRecheck(papers: readonly Pick<CvDocument, 'validDate'>[], now: number): string {
  const today = toPlainDate(now)
  const latest = toPlainDate(now + MAX_RECHECK)
  const ends = papers.flatMap(({ validDate }) => (validDate && validDate > today ? [validDate] : []))
  return [latest, ...ends].toSorted()[0] as string
}
