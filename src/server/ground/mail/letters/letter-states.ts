/** What a provider reports of a letter. `soft-bounced`: not delivered, but the address may work next time. */
export const LETTER_REPORTS = ['soft-bounced', 'delivered', 'rejected', 'suppressed', 'bounced', 'complained'] as const
export type LetterReport = (typeof LETTER_REPORTS)[number]

/**
 * `claimed`: a run is sending it, or ended while it did. `open`: the provider certainly did not accept it. `unknown`: it may have. Then what
 * the provider reported.
 */
export type LetterRowState = 'claimed' | 'open' | 'unknown' | 'sent' | LetterReport

/** The states that a report changes: those without a report, and weaker reports. The last state is thus the same in any order of reports. */
export const weakerThan = (report: LetterReport): readonly LetterRowState[] => [
  'claimed',
  'open',
  'unknown',
  'sent',
  ...LETTER_REPORTS.slice(0, LETTER_REPORTS.indexOf(report)),
]

/** What the domain of a letter gets to know. */
export type LetterEvent = 'delivered' | 'bounced' | 'complained' | 'rejected' | 'suppressed'

export const toEvent = (report: LetterReport): LetterEvent => (report === 'soft-bounced' ? 'bounced' : report)
