import { useHref } from '#src/app/ui/href.tsx'
import { LINE_GROUPS } from '#src/contract/billing/line-groups.ts'
import type { BalanceQuery } from '#src/contract/billing/schemas.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** A GET form: the choices are in the address. */
export function LinesFilter({
  path,
  group = '',
  currency = '',
}: { path: string } & { [Name in keyof BalanceQuery]?: string | undefined }) {
  const { t } = useIntl()
  const href = useHref()
  const submit = t('billing.filter.submit')
  return (
    <search aria-label={submit}>
      <form key={`${group} ${currency}`} className="filter-row" method="get" action={href(path)}>
        <div className="field">
          <label htmlFor="line-group">{t('billing.filter.group')}</label>
          <select id="line-group" className="input dense" name="group" defaultValue={group}>
            <option value="">{t('billing.filter.any-group')}</option>
            {LINE_GROUPS.map((one) => (
              <option key={one} value={one}>
                {t(`billing.group.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="line-currency">{t('billing.filter.currency')}</label>
          <select id="line-currency" className="input dense" name="currency" defaultValue={currency}>
            <option value="">{t('billing.filter.any-currency')}</option>
            {MONEY_CURRENCIES.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button dense">
          {submit}
        </button>
      </form>
    </search>
  )
}
