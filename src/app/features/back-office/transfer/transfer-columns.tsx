import type { ActProps } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { Transfer } from '#src/contract/transfer/schemas.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Decision } from './transfer-decision.tsx'

type Props = ActProps & { isOpen: boolean }

/** The columns of money that arrived. */
export function useTransferColumns(props: Props): Column<Transfer>[] {
  const { t } = useIntl()
  const { amount, plainDate } = useFormats()
  return [
    {
      id: 'payer',
      name: t('transfer.column.payer'),
      isHead: true,
      cell: ({ payer, remittance }) => (
        <>
          <bdi>{payer}</bdi>
          <div className="small break-anywhere">
            <bdi>{remittance}</bdi>
          </div>
        </>
      ),
    },
    { id: 'date', name: t('billing.column.date'), phone: 'line', cell: ({ day }) => plainDate(day) },
    { id: 'amount', name: t('billing.column.amount'), phone: 'line', cell: (row) => amount(row.amount) },
    { id: 'payment', name: t('transfer.column.payment'), phone: 'line', cell: (row) => <Match transfer={row} /> },
    {
      id: 'decision',
      name: t('transfer.propose.outcome'),
      phone: 'line',
      cell: (row) => <Decision {...props} transfer={row} />,
    },
  ]
}

function Match({ transfer: { match, hasTwin, state } }: { transfer: Transfer }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  return (
    <div className="column u-gap-1">
      {match ? (
        <>
          <span>
            <bdi dir="ltr">{groupByFour(match.reference)}</bdi>
          </span>
          <span className="small">{amount(match.asked)}</span>
          <span>
            <StateMark kind={match.state === 'paid' ? 'ok' : 'line'}>{t(`top-up.state.${match.state}`)}</StateMark>
          </span>
        </>
      ) : (
        <span className="muted">{t('transfer.row.none')}</span>
      )}
      {hasTwin && state === 'new' && <span className="small">{t('transfer.row.twin')}</span>}
    </div>
  )
}
