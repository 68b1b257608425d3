import { FilterForm } from '#src/app/ui/table/index.ts'
import { LINE_GROUPS } from '#src/contract/billing/line-groups.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { ShownLines } from './queries.ts'

/** A GET form: the choices are in the address. */
export function LinesFilter(shown: ShownLines) {
  const { t } = useIntl()
  return (
    <FilterForm
      {...shown}
      isSecond
      label={t('billing.filter.submit')}
      submit={t('billing.filter.submit')}
      fields={[
        {
          filter: 'group',
          label: t('billing.filter.group'),
          options: LINE_GROUPS.map((value) => ({ value, name: t(`billing.group.${value}`) })),
        },
        {
          filter: 'currency',
          label: t('billing.filter.currency'),
          options: MONEY_CURRENCIES.map((value) => ({ value, name: value })),
        },
        { filter: 'from', label: t('payments.journal.from') },
        { filter: 'to', label: t('payments.journal.to') },
      ]}
    />
  )
}
