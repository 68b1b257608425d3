import { JournalForm } from '#src/app/features/exchange/billing/journal-form.tsx'
import { useLinesColumns } from '#src/app/features/exchange/billing/lines-columns.tsx'
import { PastBalance } from '#src/app/features/exchange/billing/past-balance.tsx'
import { Purse } from '#src/app/features/exchange/billing/purse.tsx'
import { Reconciliation } from '#src/app/features/exchange/billing/reconciliation.tsx'
import { paybackCounts } from '#src/app/features/exchange/payback/admin-queries.ts'
import { Counts } from '#src/app/features/exchange/payback/payback-counts.tsx'
import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { DataTable } from '#src/app/ui/table/index.ts'
import type { FoundBalance, LedgerFinding, Reconciliations } from '#src/contract/billing/admin-schemas.ts'
import type { AdjustmentProposals } from '#src/contract/proposal/adjustment-schemas.ts'
import type { PaybackCounts } from '#src/contract/refund/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AdjustmentTable } from './adjustment-table.tsx'
import { paymentsAction } from './payments-actions.ts'
import { AdjustForm, FindForm } from './payments-forms.tsx'
import { adjustments, ledger, reconciliations } from './payments-queries.ts'

type Data = {
  adjustments: AdjustmentProposals
  ledger: LedgerFinding
  reconciliations: Reconciliations
  counts: PaybackCounts
}

/** For admins: balances of seafarers and companies, and their corrections, proposed by one admin and confirmed by another. */
export const paymentsPage = definePage<Data>({
  queries: (ctx) => ({
    adjustments: adjustments(ctx),
    ledger: ledger(ctx),
    reconciliations: reconciliations(ctx),
    counts: paybackCounts(ctx),
  }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-payments.title'), noindex: true }),
  action: paymentsAction,
  Component: Payments,
})

export function Payments({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const { find = '' } = ctx.search
  const { found } = data.ledger
  const isOpen = isConfirmed(ctx)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('page.admin-payments.title')}</h1>
          <p className="small muted">{t('payments.page.lead')}</p>
          <p className="small">
            <Link to="/admin/payments/transfers">{t('page.admin-transfers.title')}</Link>
            {' · '}
            <Link to="/admin/payments/orders">{t('page.admin-orders.title')}</Link>
            {' · '}
            <Link to="/admin/payments/disputes">{t('page.admin-disputes.title')}</Link>
          </p>
          <div className="row tight">
            <Link className="small" to="/admin/payments/paybacks">
              {t('page.admin-paybacks.title')}
            </Link>
            <Counts counts={data.counts} />
          </div>
        </div>
      </header>
      <DoneNote ctx={ctx} act="propose" text="payments.done.propose" />
      <DoneNote ctx={ctx} act="confirm" text="payments.done.confirm" />
      <DoneNote ctx={ctx} act="decline" text="proposal.done.decline" />
      <DoneNote ctx={ctx} act="check" text="payments.done.check" />
      <DoneNote ctx={ctx} act="lift" text="payments.done.lift" />
      {!isOpen && <ConfirmNotice ctx={ctx} failure={failure} />}
      <FindForm find={find} />
      {found && <Found found={found} find={find} ctx={ctx} />}
      {!found && find.trim() !== '' && (
        <EmptyState title={t('payments.find.none')} text={t('payments.find.none-text')} />
      )}
      {found && isOpen && (
        <div className="halves section">
          <AdjustForm {...form} find={found.holderId ?? find} />
        </div>
      )}
      <section className="section column gap-4">
        <h2>{t('payments.proposals.title')}</h2>
        {data.adjustments.items.length === 0 ? (
          <EmptyState title={t('proposal.none.title')} text={t('payments.proposals.none')} />
        ) : (
          <AdjustmentTable {...form} items={data.adjustments.items} isOpen={isOpen} />
        )}
      </section>
      <Reconciliation {...form} data={data.reconciliations} action={paymentsAction} isOpen={isOpen} />
      <JournalForm />
    </div>
  )
}

function Found({ found, find, ctx }: { found: FoundBalance; find: string; ctx: PageContext }) {
  const { t } = useIntl()
  const columns = useLinesColumns()
  const { name, holderId, balances, past, items, next } = found
  return (
    <section className="section column gap-4">
      <h2>{name ? <bdi>{name}</bdi> : t('payments.found.erased')}</h2>
      {holderId && <p className="small muted">{t('payments.found.holder', { id: holderId })}</p>}
      <Purse balances={balances} />
      <PastBalance find={find} past={past} />
      {items.length === 0 ? (
        <p className="muted">{t('billing.none.title')}</p>
      ) : (
        <DataTable
          ctx={ctx}
          name="ledger-lines"
          caption={t('billing.lines.title')}
          columns={columns}
          rows={items}
          idOf={({ id }) => id}
        />
      )}
      {next && (
        <p>
          <Link to="/admin/payments" search={{ find, before: next }}>
            {t('security.history.older')}
          </Link>
        </p>
      )}
    </section>
  )
}
