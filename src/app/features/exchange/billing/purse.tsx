import type { CurrencyBalance } from '#src/contract/billing/schemas.ts'
import { isZero } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const SUMS = ['available', 'held', 'bonus'] as const

/** The sums of a balance in every currency, the main one large. */
export function Purse({ balances }: { balances: readonly CurrencyBalance[] }) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  const main = balances.find((own) => SUMS.some((sum) => !isZero(own[sum]))) ?? balances[0]
  const others = balances.filter((own) => own !== main)
  return (
    <dl className="strip big three">
      {SUMS.map((sum) => (
        <div key={sum}>
          <dt>{t(`billing.sum.${sum}`)}</dt>
          <dd>
            {main && <span className="no-wrap">{amount(main[sum])}</span>}
            <small>{list(others.map((own) => amount(own[sum])))}</small>
            <small>{t(`billing.about.${sum}`)}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
