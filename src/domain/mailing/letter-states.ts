/** What became of a letter to an agency. */
export const LETTER_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'suppressed',
  'stopped',
  'unknown',
] as const
export type LetterState = (typeof LETTER_STATES)[number]

/** What became of its price: charged, or back where it came from. A letter is settled once. */
export const SETTLED = ['held', 'captured', 'released'] as const
export type Settled = (typeof SETTLED)[number]

/** Why a letter was not delivered. */
export const LETTER_REASONS = [
  'bounced',
  'complained',
  'suppressed',
  'rejected',
  'cancelled',
  'rule-ended',
  'agency-stopped',
  'account-closed',
  'late',
  'unknown',
  'admin-stopped',
] as const
export type LetterReason = (typeof LETTER_REASONS)[number]

export const LETTER_ANSWERS = ['interested', 'not-now', 'invited'] as const
export type LetterAnswer = (typeof LETTER_ANSWERS)[number]
