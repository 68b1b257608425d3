/** What can be proposed for a transfer: it was made, or it failed. */
export const PAYBACK_OUTCOMES = ['sent', 'failed'] as const
export type PaybackOutcome = (typeof PAYBACK_OUTCOMES)[number]
