import { NextEnd } from '#src/app/features/exchange/bonus/next-end.tsx'
import { bonuses } from '#src/app/features/exchange/bonus/queries.ts'
import { seamanPaybacks } from '#src/app/features/exchange/payback/payback-pages.ts'
import { PaybackSection } from '#src/app/features/exchange/payback/payback-section.tsx'
import { type ShownTopUps, seamanTopUps } from '#src/app/features/exchange/payment/top-up-pages.ts'
import { TopUpSection } from '#src/app/features/exchange/payment/top-ups.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { OwnBonuses } from '#src/contract/bonus/schemas.ts'
import type { Paybacks } from '#src/contract/payback/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type BalanceData, BalanceView } from './balance-view.tsx'
import { seamanBalance, seamanLines } from './queries.ts'

type Data = BalanceData & { topUps: ShownTopUps; paybacks: Paybacks; bonuses: OwnBonuses }

const action = seamanPaybacks.withOthers(seamanTopUps.action)

export const seamanBalancePage = definePage<Data>({
  queries: (ctx) => ({
    balance: seamanTopUps.afterArrival(ctx, seamanBalance(ctx)),
    topUps: seamanTopUps.query(ctx),
    paybacks: seamanPaybacks.query(ctx),
    bonuses: bonuses(ctx),
  }),
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-balance.title'), noindex: true }),
  action,
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
        <>
          <Link to="/seaman/profile/balance/documents">{t('billing-document.list.link')}</Link>
          {' · '}
          <Link to="/docs/$" params={{ _splat: 'paying-and-balances' }}>
            {t('billing.page.help')}
          </Link>
          {' · '}
          <Link to="/docs/$" params={{ _splat: 'no-fee' }}>
            {t('profile.balance.no-fee')}
          </Link>
        </>
      }
      back={<Link to="/seaman/profile">{t('page.seaman-profile.title')}</Link>}
      end={<PaybackSection {...form} action={action} path={seamanPaybacks.path} paybacks={data.paybacks} />}
    >
      <NextEnd next={data.bonuses.next} />
      <TopUpSection {...form} action={action} topUps={data.topUps} />
    </BalanceView>
  )
}
