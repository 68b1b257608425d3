/** What can be proposed for money that arrived: credit it, or close it without crediting it. `recalled`: the bank took credited money back. */
export const NEW_OUTCOMES = ['credited', 'returned', 'ignored'] as const
export const TRANSFER_OUTCOMES = [...NEW_OUTCOMES, 'recalled'] as const
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number]
