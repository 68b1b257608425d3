import { definePage, type PageProps } from '#src/app/page.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type BalanceData, BalanceView } from './balance-view.tsx'
import { companyBalance } from './queries.ts'

/** For the owners of a company. */
export const companyBalancePage = definePage<BalanceData>({
  queries: (ctx) => ({ balance: companyBalance(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.company-balance.title'), noindex: true }),
  Component: CompanyBalance,
})

function CompanyBalance({ data, ctx }: PageProps<BalanceData>) {
  const { t } = useIntl()
  return (
    <BalanceView
      data={data}
      ctx={ctx}
      path="/company/balance"
      title={t('page.company-balance.title')}
      lead={t('billing.page.company-lead')}
    />
  )
}
