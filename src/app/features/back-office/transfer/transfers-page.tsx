import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { TRANSFERS } from '#src/contract/transfer/list.ts'
import type { Transfers } from '#src/contract/transfer/schemas.ts'
import { BANK_PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { transfers } from './queries.ts'
import { TRANSFERS_PATH, transferAction } from './transfer-actions.ts'
import { useTransferColumns } from './transfer-columns.tsx'
import { TypeForm, UploadForm } from './transfer-forms.tsx'

type Data = { transfers: Transfers }

/** For admins: money that arrived on bank accounts, by statement or typed, and what two admins decide about it. */
export const transfersPage = definePage<Data>({
  queries: (ctx) => ({ transfers: transfers(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-transfers.title'), noindex: true }),
  action: transferAction,
  Component: TransferList,
})

const DONE = ['type', 'assign', 'propose', 'confirm'] as const

export function TransferList({ data: { transfers: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const isOpen = isConfirmed(ctx)
  const title = t('page.admin-transfers.title')
  const { added = '0', matched = '0', known = '0' } = ctx.search
  const shown = { list: TRANSFERS, query: readList(TRANSFERS, ctx.search), path: TRANSFERS_PATH }
  const columns = useTransferColumns({ ...form, isOpen })
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/payments">{t('page.admin-payments.title')}</Link>
          </p>
          <h1>{title}</h1>
          <p className="small muted">{t('transfer.page.lead')}</p>
        </div>
      </header>
      <ListTabs
        {...shown}
        filter="state"
        label={title}
        tabs={BANK_PAYMENT_STATES.map((value) => ({ value, name: t(`transfer.state.${value}`) }))}
      />
      <DoneNote ctx={ctx} act="upload" text="transfer.done.upload" values={{ added, matched, known }} />
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`transfer.done.${act}`} />
      ))}
      <DoneNote ctx={ctx} act="decline" text="proposal.done.decline" />
      {!isOpen && <ConfirmNotice ctx={ctx} failure={failure} />}
      <ListView
        {...shown}
        data={found}
        ctx={ctx}
        caption={title}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('transfer.none.title'), text: t('transfer.none.text') }}
      />
      <div className="halves section">
        <UploadForm {...form} />
        <TypeForm {...form} />
      </div>
    </div>
  )
}
