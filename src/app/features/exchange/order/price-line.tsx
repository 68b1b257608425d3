import type { ReactNode } from 'react'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { SplitPrice } from './split-price.ts'

type LineProps = { text: string; note?: string | undefined; isTotal?: boolean; children: ReactNode }

/** A row of a table of prices (`sums`). */
export const PriceLine = ({ text, note, isTotal, children }: LineProps) => (
  <tr className={isTotal ? 'total' : undefined}>
    <th scope="row">
      {text}
      {note && <small>{note}</small>}
    </th>
    <td className="number">
      <bdi>{children}</bdi>
    </td>
  </tr>
)

/** The rows that say what pays a price: bonus first, then the balance. */
export function PaidLines({ split }: { split: SplitPrice | undefined }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  if (!split) return null
  const { bonus, money, rest } = split
  return (
    <>
      {isPositive(bonus) && <PriceLine text={t('mailing-order.pay.bonus')}>{amount(bonus)}</PriceLine>}
      {rest && (
        <PriceLine text={t('mailing-order.pay.money')} note={t('mailing-order.pay.rest', { amount: amount(rest) })}>
          {amount(money)}
        </PriceLine>
      )}
    </>
  )
}
