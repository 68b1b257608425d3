import type { EntryKind } from '#src/domain/money/ledger.ts'

/** Entries of a balance by what they are about, for its filter. */
export const ENTRY_GROUPS = {
  payments: ['top-up', 'payout', 'dispute', 'reinstatement'],
  orders: ['hold', 'capture', 'void', 'refund'],
  bonus: ['bonus'],
  corrections: ['adjustment', 'reversal'],
} as const satisfies Record<string, readonly EntryKind[]>

export type LineGroup = keyof typeof ENTRY_GROUPS
export const LINE_GROUPS = Object.keys(ENTRY_GROUPS) as [LineGroup, ...LineGroup[]]

/** How many entries a page of the back office lists. */
export const LINES_PER_PAGE = 25
