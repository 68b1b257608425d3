import type { BalanceLine } from '#src/contract/billing/schemas.ts'
import type { MessageId } from '#src/i18n/intl.ts'

const PAYBACK_PARTS = ['hold', 'void', 'payout', 'returned', 'bonus', 'bonus-back'] as const

type Named = Pick<BalanceLine, 'kind' | 'reference'>

const partOf = ({ reference }: Pick<Named, 'reference'>) =>
  PAYBACK_PARTS.find((part) => reference.startsWith('payback:') && reference.endsWith(`:${part}`))

/** Whether an entry belongs to a pay-back: what it holds has no end of its own. */
export const isOfPayback = (line: Pick<Named, 'reference'>): boolean => partOf(line) !== undefined

/** The message that names an entry: by the pay-back that it belongs to, or else by its kind. */
export function nameOfLine(line: Named): MessageId {
  const part = partOf(line)
  return part ? `payback.line.${part}` : `billing.line.${line.kind}`
}
