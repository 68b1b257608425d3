import { Counts } from '#src/app/features/exchange/payback/payback-counts.tsx'
import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { PAYBACK_TABS, PAYBACKS } from '#src/contract/refund/list.ts'
import type { AdminPaybacks } from '#src/contract/refund/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { usePaybackColumns } from './payback-columns.tsx'
import { paybacks } from './queries.ts'
import { PAYBACKS_PATH, refundAction } from './refund-actions.ts'
import { ProposedRefunds, RefundForm } from './refund-form.tsx'

type Data = { paybacks: AdminPaybacks }

/** For admins: money that leaves balances, by transfers that admins make and by refunds of providers. */
export const paybacksPage = definePage<Data>({
  queries: (ctx) => ({ paybacks: paybacks(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-paybacks.title'), noindex: true }),
  action: refundAction,
  Component: PaybackList,
})

const DONE = ['prepare', 'release'] as const

export function PaybackList({ data: { paybacks: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const isOpen = isConfirmed(ctx)
  const title = t('page.admin-paybacks.title')
  const shown = { list: PAYBACKS, query: readList(PAYBACKS, ctx.search), path: PAYBACKS_PATH }
  const columns = usePaybackColumns({ ...form, isOpen })
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/payments">{t('page.admin-payments.title')}</Link>
          </p>
          <h1>{title}</h1>
          <p className="small muted">{t('refund.page.lead')}</p>
          <Counts counts={found.counts} />
        </div>
      </header>
      <ListTabs
        {...shown}
        filter="state"
        label={title}
        tabs={PAYBACK_TABS.map((value) => ({ value, name: t(`refund.tab.${value}`) }))}
      />
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`refund.done.${act}`} />
      ))}
      <DoneNote ctx={ctx} act="propose" text="transfer.done.propose" />
      <DoneNote ctx={ctx} act="refund" text="transfer.done.propose" />
      <DoneNote ctx={ctx} act="confirm" text="transfer.done.confirm" />
      <DoneNote ctx={ctx} act="decline" text="proposal.done.decline" />
      {!isOpen && <ConfirmNotice ctx={ctx} failure={failure} />}
      <ListView
        {...shown}
        data={found}
        ctx={ctx}
        caption={title}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('transfer.none.title'), text: t('refund.none.text') }}
      />
      <ProposedRefunds {...form} refunds={found.refunds} isOpen={isOpen} />
      {isOpen && <RefundForm {...form} />}
    </div>
  )
}
