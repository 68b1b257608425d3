import { useHref } from '#src/app/ui/href.tsx'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DOCUMENT_PAGES, listMonths } from './document-paths.ts'

const MONTH_FIELDS = [
  { name: 'from', label: 'billing-document.statement.from' },
  { name: 'until', label: 'billing-document.statement.until' },
] as const

type Props = { side: 'seaman' | 'company'; now: number }

/** Chooses the currency and months of a statement. */
export function StatementForm({ side, now }: Props) {
  const { t } = useIntl()
  const href = useHref()
  const { monthYear } = useFormats()
  const months = listMonths(now)
  return (
    <section className="section column gap-4">
      <h2>{t('billing-document.statement.title')}</h2>
      <p className="muted">{t('billing-document.statement.lead')}</p>
      <form className="sheet padded filter-grid few" method="get" action={href(DOCUMENT_PAGES[side].statement)}>
        <div className="field">
          <label htmlFor="statement-currency">{t('billing.filter.currency')}</label>
          <select id="statement-currency" className="input dense" name="currency">
            {MONEY_CURRENCIES.map((currency) => (
              <option key={currency} value={currency}>
                {currency}
              </option>
            ))}
          </select>
        </div>
        {MONTH_FIELDS.map(({ name, label }) => (
          <div key={name} className="field">
            <label htmlFor={`statement-${name}`}>{t(label)}</label>
            <select id={`statement-${name}`} className="input dense" name={name}>
              {months.map((month) => (
                <option key={month} value={month}>
                  {monthYear(month)}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" className="button dense">
          {t('billing-document.statement.submit')}
        </button>
      </form>
    </section>
  )
}
