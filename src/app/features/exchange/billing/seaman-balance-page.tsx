import { type ShownTopUps, seamanTopUps } from '#src/app/features/exchange/payment/top-up-pages.ts'
import { TopUpSection } from '#src/app/features/exchange/payment/top-ups.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { type BalanceData, BalanceView } from './balance-view.tsx'
import { seamanBalance, seamanLines } from './queries.ts'

type Data = BalanceData & { topUps: ShownTopUps }

export const seamanBalancePage = definePage<Data>({
  queries: (ctx) => ({ balance: seamanBalance(ctx), topUps: seamanTopUps.query(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-balance.title'), noindex: true }),
  action: seamanTopUps.action,
  Component: SeamanBalance,
})

export function SeamanBalance({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <BalanceView
      data={data}
      ctx={form.ctx}
      shown={seamanLines(form.ctx)}
      title={t('page.seaman-balance.title')}
      lead={t('billing.page.seaman-lead')}
      more={
        <Link to="/docs/$" params={{ _splat: 'no-fee' }}>
          {t('profile.balance.no-fee')}
        </Link>
      }
      back={<Link to="/seaman/profile">{t('page.seaman-profile.title')}</Link>}
    >
      <TopUpSection {...form} action={seamanTopUps.action} topUps={data.topUps} />
    </BalanceView>
  )
}
