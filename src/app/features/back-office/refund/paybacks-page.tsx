import { OfficeNotes } from '#src/app/features/exchange/billing/office-frame.tsx'
import { OfficeList } from '#src/app/features/exchange/billing/office-list.tsx'
import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { PAYBACK_TABS, PAYBACKS } from '#src/contract/refund/list.ts'
import type { AdminPaybacks } from '#src/contract/refund/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { paybackAction } from './payback-actions.ts'
import { usePaybackColumns } from './payback-columns.tsx'
import { PAYBACKS_PATH, paybacks } from './queries.ts'

type Data = { paybacks: AdminPaybacks }

/** For admins: money that leaves balances, by transfers that admins make and by refunds of providers. */
export const paybacksPage = definePage<Data>({
  queries: (ctx) => ({ paybacks: paybacks(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-paybacks.title'), noindex: true }),
  action: paybackAction,
  Component: PaybackList,
})

const DONE = {
  prepare: 'refund.done.prepare',
  release: 'refund.done.release',
  propose: 'transfer.done.propose',
  confirm: 'transfer.done.confirm',
  decline: 'proposal.done.decline',
} as const

export function PaybackList({ data: { paybacks: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const columns = usePaybackColumns({ ...form, isOpen: isConfirmed(ctx) })
  return (
    <OfficeList
      list={PAYBACKS}
      path={PAYBACKS_PATH}
      data={found}
      ctx={ctx}
      title={t('page.admin-paybacks.title')}
      lead={t('refund.page.lead')}
      beside={<Counts counts={found.counts} />}
      tabs={{ filter: 'state', of: PAYBACK_TABS.map((value) => ({ value, name: t(`refund.tab.${value}`) })) }}
      notes={<OfficeNotes {...form} done={DONE} />}
      columns={columns}
      idOf={({ id }) => id}
      none={{ title: t('transfer.none.title'), text: t('refund.none.text') }}
    />
  )
}

/** How many pay-backs are open, and how many of them are late. */
function Counts({ counts: { open, late } }: Pick<AdminPaybacks, 'counts'>) {
  const { t } = useIntl()
  return (
    <p className="row tight small">
      <span>{t('refund.page.open', { count: open })}</span>
      {late > 0 && <span className="bold">{t('refund.page.late', { count: late })}</span>}
    </p>
  )
}
