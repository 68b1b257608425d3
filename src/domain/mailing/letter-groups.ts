import type { LetterAnswer, LetterState, Settled } from './letter-states.ts'

/** What a report distinguishes, in the order of its rows. */
export const LETTER_GROUPS = ['answered', 'opened', 'delivered', 'sent', 'waiting', 'returned'] as const
export type LetterGroup = (typeof LETTER_GROUPS)[number]

type Grouped = { state: LetterState; settled: Settled; openedAt: number | null; answer: LetterAnswer | null }

const BY_STATE: Readonly<Record<LetterState, LetterGroup>> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'returned',
  suppressed: 'returned',
  stopped: 'returned',
  unknown: 'sent',
}

/** Returns the group of a letter. A letter of unknown fate counts as returned once its price is released. */
export function groupOfLetter({ state, settled, openedAt, answer }: Grouped): LetterGroup {
  if (answer !== null) return 'answered'
  if (openedAt !== null) return 'opened'
  return state === 'unknown' && settled === 'released' ? 'returned' : BY_STATE[state]
}
