/** What can be proposed for money that arrived: credit it, or close it without crediting it. `recalled`: the bank took credited money back. */
export const TRANSFER_OUTCOMES = ['credited', 'returned', 'ignored', 'recalled'] as const
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number]
