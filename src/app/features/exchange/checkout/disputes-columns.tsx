import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { Dispute } from '#src/contract/checkout/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Evidence is urgent in the last days. */
const URGENT = 3 * DAY

const KINDS = { inquiry: 'warn', open: 'warn', reviewed: 'note', closed: 'plain', won: 'ok', lost: 'bad' } as const

export function useDisputeColumns(now: number): readonly Column<Dispute>[] {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  return [
    {
      id: 'holder',
      name: t('dispute.column.holder'),
      isHead: true,
      cell: ({ holder, holderId, page }) => (
        <>
          <Link to="/admin/payments/ledger" search={{ find: holderId }} className="break-anywhere">
            {holder ? <bdi>{holder}</bdi> : t('payments.found.erased')}
          </Link>
          {/* The address comes from the provider: nothing else is followed. */}
          {page.startsWith('https://') && (
            <div className="small">
              <a href={page} rel="noreferrer noopener external" target="_blank">
                {t('dispute.link.provider')}
              </a>
            </div>
          )}
        </>
      ),
    },
    { id: 'amount', name: t('billing.column.amount'), phone: 'line', cell: (row) => amount(row.amount) },
    {
      id: 'state',
      name: t('admin.column.state'),
      phone: 'line',
      cell: ({ state }) => <StateMark kind={KINDS[state]}>{t(`dispute.state.${state}`)}</StateMark>,
    },
    {
      id: 'due',
      name: t('dispute.column.due'),
      phone: 'line',
      cell: ({ dueAt, state }) => {
        if (dueAt === null) return null
        const isUrgent = (state === 'open' || state === 'inquiry') && dueAt - now < URGENT
        return isUrgent ? <StateMark kind="bad">{date(dueAt)}</StateMark> : date(dueAt)
      },
    },
    {
      id: 'reason',
      name: t('dispute.column.reason'),
      phone: 'line',
      cell: ({ reason }) => <bdi lang="en">{reason.replaceAll('_', ' ')}</bdi>,
    },
  ]
}
