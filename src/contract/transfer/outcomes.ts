/** What can be proposed for money that arrived: credit it, or close it without crediting it. */
export const TRANSFER_OUTCOMES = ['credited', 'returned', 'ignored'] as const
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number]
