import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { type BalanceData, BalanceView } from './balance-view.tsx'
import { seamanBalance } from './queries.ts'

export const seamanBalancePage = definePage<BalanceData>({
  queries: (ctx) => ({ balance: seamanBalance(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-balance.title'), noindex: true }),
  Component: SeamanBalance,
})

export function SeamanBalance({ data, ctx }: PageProps<BalanceData>) {
  const { t } = useIntl()
  return (
    <BalanceView
      data={data}
      ctx={ctx}
      path="/seaman/profile/balance"
      title={t('page.seaman-balance.title')}
      lead={t('billing.page.seaman-lead')}
      more={
        <Link to="/docs/$" params={{ _splat: 'no-fee' }}>
          {t('profile.balance.no-fee')}
        </Link>
      }
      back={<Link to="/seaman/profile">{t('page.seaman-profile.title')}</Link>}
    />
  )
}
