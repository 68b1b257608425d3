import type { PaybackCounts } from '#src/contract/refund/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** How many pay-backs are open, and how many of them are late. */
export function Counts({ counts: { open, late } }: { counts: PaybackCounts }) {
  const { t } = useIntl()
  return (
    <p className="row tight small">
      <span>{t('refund.page.open', { count: open })}</span>
      {late > 0 && <span className="bold">{t('refund.page.late', { count: late })}</span>}
    </p>
  )
}
