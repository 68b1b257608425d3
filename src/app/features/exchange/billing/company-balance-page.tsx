import { companyPaybacks } from '#src/app/features/exchange/payback/payback-pages.ts'
import { PaybackSection } from '#src/app/features/exchange/payback/payback-section.tsx'
import { companyTopUps, type ShownTopUps } from '#src/app/features/exchange/payment/top-up-pages.ts'
import { TopUpSection } from '#src/app/features/exchange/payment/top-ups.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { Paybacks } from '#src/contract/payback/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type BalanceData, BalanceView } from './balance-view.tsx'
import { companyBalance, companyLines } from './queries.ts'

type Data = BalanceData & { topUps: ShownTopUps; paybacks: Paybacks }

const action = companyPaybacks.withOthers(companyTopUps.action)

/** For the owners of a company. */
export const companyBalancePage = definePage<Data>({
  queries: (ctx) => ({
    balance: companyTopUps.afterArrival(ctx, companyBalance(ctx)),
    topUps: companyTopUps.query(ctx),
    paybacks: companyPaybacks.query(ctx),
  }),
  head: (_data, { intl }) => ({ title: intl.t('page.company-balance.title'), noindex: true }),
  action,
  Component: CompanyBalance,
})

function CompanyBalance({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <BalanceView
      data={data}
      ctx={form.ctx}
      shown={companyLines(form.ctx)}
      title={t('page.company-balance.title')}
      lead={t('billing.page.company-lead')}
      more={
        <>
          <Link to="/company/balance/documents">{t('billing-document.list.link')}</Link>
          {' · '}
          <Link to="/docs/$" params={{ _splat: 'balances-of-companies' }}>
            {t('billing.page.help')}
          </Link>
        </>
      }
      end={<PaybackSection {...form} action={action} path={companyPaybacks.path} paybacks={data.paybacks} />}
    >
      <TopUpSection {...form} action={action} topUps={data.topUps} />
    </BalanceView>
  )
}
