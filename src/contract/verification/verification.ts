import type { Cv, CvDocument } from '#src/domain/cv/cv.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'

/** SPEC 3's ProfileSeamanVerification. `expired`: was verified, and says something else by now, or is to be looked at again. */
export const VERIFICATION_STATES = ['none', 'pending', 'verified', 'refused', 'expired'] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]

export const VERIFICATION_ACTS = ['ask', 'withdraw', 'verify', 'refuse', 'change'] as const
export type VerificationAct = (typeof VERIFICATION_ACTS)[number]

/** Where each act leads. What is not here cannot be done. `change`: what was checked is edited, or its day has come. */
const MOVES: Readonly<Record<VerificationState, Partial<Record<VerificationAct, VerificationState>>>> = {
  none: { ask: 'pending' },
  pending: { withdraw: 'none', verify: 'verified', refuse: 'refused' },
  verified: { change: 'expired', refuse: 'refused' },
  refused: { ask: 'pending' },
  expired: { ask: 'pending', verify: 'verified', refuse: 'refused' },
}

export const nextVerification = (state: VerificationState, act: VerificationAct): VerificationState | undefined =>
  MOVES[state][act]

/** Why an admin refuses; each has words that say what to do. */
export const REFUSAL_REASONS = [
  'unreadable',
  'incomplete',
  'other-name',
  'other-facts',
  'ended',
  'not-genuine',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** What is needed before anyone can look: scans of a passport and of a certificate. */
export const NEEDED_SCANS = ['passport', 'certificate'] as const
export type NeededScan = (typeof NEEDED_SCANS)[number]

/** Papers of which there is a scan, in the order of the CV. */
export const listScanned = ({ documents }: Pick<Cv, 'documents'>, scanned: ReadonlySet<string>): CvDocument[] =>
  documents.filter(({ id }) => scanned.has(id))

export const listLackingScans = (papers: readonly Pick<CvDocument, 'type'>[]): NeededScan[] =>
  NEEDED_SCANS.filter((kind) => !papers.some(({ type }) => type === kind))

/** No one's papers stay true for longer than this without being looked at again. */
export const MAX_RECHECK = 2 * 365 * DAY

/** The day to look again: when the first of the papers ends, at the latest after two years. Plain dates. */
export function suggestRecheck(papers: readonly Pick<CvDocument, 'validDate'>[], now: number): string {
  const today = toPlainDate(now)
  const latest = toPlainDate(now + MAX_RECHECK)
  const ends = papers.flatMap(({ validDate }) => (validDate && validDate > today ? [validDate] : []))
  return [latest, ...ends].toSorted()[0] as string
}
