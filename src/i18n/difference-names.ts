import type { DifferenceKind } from '#src/contract/billing/difference-kinds.ts'
import type { MessageId } from './intl.ts'

/** What a comparison of the books compares. */
export const DIFFERENCE_NAMES = {
  entry: 'billing.column.entry',
  currency: 'billing.filter.currency',
  balance: 'payments.check.balance',
  hold: 'billing.account.held',
  bonus: 'billing.sum.bonus',
  month: 'payments.check.month',
  order: 'payments.check.order',
  provider: 'payments.check.provider',
} as const satisfies Record<DifferenceKind, MessageId>
