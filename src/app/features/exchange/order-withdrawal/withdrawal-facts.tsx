import { Facts } from '#src/app/ui/facts.tsx'
import { useLocale } from '#src/app/ui/href.tsx'
import type { OrderWithdrawal } from '#src/contract/order-withdrawal/schemas.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** What the contract is, what was delivered of it, and what returns. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: OrderWithdrawal }) {
  const { t } = useIntl()
  const { amount, date, integer } = useFormats()
  const locale = useLocale()
  const { reference, orderedAt, until, beginAskedAt, lines, total, charged, balance, bonus } = withdrawal
  const hasReturned = withdrawal.state === 'open' || withdrawal.state === 'withdrawn'
  return (
    <Facts
      rows={[
        { label: t('billing-document.fact.order'), value: <bdi dir="ltr">{reference}</bdi> },
        { label: t('billing-document.fact.ordered'), value: date(orderedAt) },
        ...lines.map(({ texts, ordered, delivered }) => ({
          label: <bdi>{texts[locale]}</bdi>,
          value: t('order-withdrawal.fact.delivered', { delivered: integer(delivered), ordered: integer(ordered) }),
        })),
        { label: t('billing-document.total.gross'), value: <bdi>{amount(total)}</bdi> },
        {
          label: t('order-withdrawal.fact.begin'),
          value: t(beginAskedAt === null ? 'order-withdrawal.begin.not-asked' : 'order-withdrawal.begin.asked'),
        },
        { label: t('order-withdrawal.fact.until'), value: date(until) },
        { label: t('order-withdrawal.fact.charged'), value: <bdi>{amount(charged)}</bdi> },
        { label: t('order-withdrawal.fact.balance'), value: hasReturned && <bdi>{amount(balance)}</bdi> },
        { label: t('order-withdrawal.fact.bonus'), value: isPositive(bonus) && <bdi>{amount(bonus)}</bdi> },
      ]}
    />
  )
}
