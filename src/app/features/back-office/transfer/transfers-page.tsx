import { OfficeNotes } from '#src/app/features/exchange/billing/office-frame.tsx'
import { OfficeList } from '#src/app/features/exchange/billing/office-list.tsx'
import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
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

const DONE = {
  upload: 'transfer.done.upload',
  type: 'transfer.done.type',
  assign: 'transfer.done.assign',
  propose: 'transfer.done.propose',
  confirm: 'transfer.done.confirm',
  decline: 'proposal.done.decline',
} as const

export function TransferList({ data: { transfers: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const { added = '0', matched = '0', known = '0' } = ctx.search
  const columns = useTransferColumns({ ...form, isOpen: isConfirmed(ctx) })
  return (
    <OfficeList
      list={TRANSFERS}
      path={TRANSFERS_PATH}
      data={found}
      ctx={ctx}
      title={t('page.admin-transfers.title')}
      lead={t('transfer.page.lead')}
      tabs={{
        filter: 'state',
        of: BANK_PAYMENT_STATES.map((value) => ({ value, name: t(`transfer.state.${value}`) })),
      }}
      notes={<OfficeNotes {...form} done={DONE} values={{ added, matched, known }} />}
      columns={columns}
      idOf={({ id }) => id}
      none={{ title: t('transfer.none.title'), text: t('transfer.none.text') }}
    >
      <div className="halves section">
        <UploadForm {...form} />
        <TypeForm {...form} />
      </div>
    </OfficeList>
  )
}
