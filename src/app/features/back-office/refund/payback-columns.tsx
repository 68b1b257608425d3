import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { AdminPayback } from '#src/contract/refund/schemas.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { PaybackDecision } from './payback-decision.tsx'

type Props = ActProps & { isOpen: boolean }

/** The columns of money that leaves balances. */
export function usePaybackColumns(props: Props): Column<AdminPayback>[] {
  const { t } = useIntl()
  const { amount } = useFormats()
  return [
    { id: 'holder', name: t('refund.column.holder'), isHead: true, cell: (row) => <Holder payback={row} /> },
    { id: 'amount', name: t('billing.column.amount'), phone: 'line', cell: (row) => amount(row.amount) },
    { id: 'way', name: t('refund.column.way'), phone: 'line', cell: (row) => <Way payback={row} /> },
    { id: 'due', name: t('refund.column.due'), phone: 'line', cell: (row) => <Due payback={row} /> },
    {
      id: 'decision',
      name: t('transfer.propose.outcome'),
      phone: 'line',
      cell: (row) => <PaybackDecision {...props} payback={row} />,
    },
  ]
}

function Holder({ payback: { holder, holderId, cause, isOwing } }: { payback: AdminPayback }) {
  const { t } = useIntl()
  return (
    <>
      <Link to="/admin/payments/ledger" search={{ find: holderId }}>
        <bdi className="break-anywhere">{holder ?? t('payments.found.erased')}</bdi>
      </Link>
      <div className="small muted">{t(`payback.cause.${cause}`)}</div>
      {isOwing && <div className="small">{t('refund.row.owes')}</div>}
    </>
  )
}

function Way({ payback: { way, reference, payers, isOtherName } }: { payback: AdminPayback }) {
  const { t } = useIntl()
  const { list } = useFormats()
  return (
    <div className="column u-gap-1">
      <span>{t(`payback.way.${way}`)}</span>
      <span className="small">
        <bdi dir="ltr">{groupByFour(reference)}</bdi>
      </span>
      {payers.length > 0 && <span className="small muted">{t('refund.row.payers', { names: list(payers) })}</span>}
      {isOtherName && <StateMark kind="warn">{t('refund.row.other-name')}</StateMark>}
    </div>
  )
}

function Due({ payback: { dueAt, isLate, sentDay, state } }: { payback: AdminPayback }) {
  const { t } = useIntl()
  const { date, plainDate } = useFormats()
  return (
    <div className="column u-gap-1">
      <span className="no-wrap">{sentDay ? plainDate(sentDay) : date(dueAt)}</span>
      <span>
        <StateMark kind={state === 'sent' ? 'ok' : 'line'}>{t(`payback.state.${state}`)}</StateMark>
      </span>
      {isLate && (
        <span>
          <StateMark kind="warn">{t('refund.row.late')}</StateMark>
        </span>
      )}
    </div>
  )
}
