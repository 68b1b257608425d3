import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import type { PaymentCounts } from '#src/contract/refund/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** How much needs a decision on each page about money. */
export function WaitingPayments({ counts }: { counts: PaymentCounts }) {
  const { t } = useIntl()
  const { transfers, paybacks, refunds, disputes, stops } = counts
  return (
    <dl className="strip">
      <Figure count={transfers}>
        <Link to="/admin/payments/transfers">{t('page.admin-transfers.title')}</Link>
      </Figure>
      <Figure count={paybacks.open} note={paybacks.late > 0 && t('refund.page.late', { count: paybacks.late })}>
        <Link to="/admin/payments/paybacks">{t('page.admin-paybacks.title')}</Link>
      </Figure>
      <Figure count={refunds}>
        <Link to="/admin/payments/refunds">{t('refund.proposals.title')}</Link>
      </Figure>
      <Figure count={disputes}>
        <Link to="/admin/payments/disputes">{t('page.admin-disputes.title')}</Link>
      </Figure>
      {stops > 0 && (
        <Figure count={stops}>
          <Link to="/admin/payments/books">{t('payments.stop.title')}</Link>
        </Figure>
      )}
    </dl>
  )
}

function Figure({ count, note, children }: { count: number; note?: string | false; children: ReactNode }) {
  const { integer } = useFormats()
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        {integer(count)}
        {note && <small className="bold">{note}</small>}
      </dd>
    </div>
  )
}
