/** What is compared, and so the kinds of differences. A domain that adds a check of its own adds its kind here. */
export const DIFFERENCE_KINDS = ['entry', 'currency', 'balance', 'hold', 'month', 'order', 'bonus', 'provider'] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]
