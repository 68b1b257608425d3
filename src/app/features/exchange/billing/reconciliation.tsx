import { useHref } from '#src/app/ui/href.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { LedgerDifference, Reconciliation as Result } from '#src/contract/billing/admin-schemas.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

const NAMES = {
  entry: 'billing.column.entry',
  currency: 'billing.filter.currency',
  balance: 'payments.check.balance',
  hold: 'billing.account.held',
  month: 'payments.check.month',
} as const satisfies Record<LedgerDifference['kind'], MessageId>

/** Compares the books with their entries when the admin asks for it; null before. */
export function Reconciliation({ result }: { result: Result | null }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <section className="section column gap-2">
      <h2>{t('payments.check.title')}</h2>
      <p className="small muted">{t('payments.check.lead')}</p>
      {result?.differences.length === 0 && <p>{t('payments.check.none')}</p>}
      {result && result.differences.length > 0 && <Differences items={result.differences} />}
      <form method="get" action={href('/admin/payments')}>
        <input type="hidden" name="check" value="1" />
        <button type="submit" className="button dense">
          {t('payments.check.submit')}
        </button>
      </form>
    </section>
  )
}

function Differences({ items }: { items: readonly LedgerDifference[] }) {
  const { t } = useIntl()
  return (
    <>
      <Notice tone="land">{t('payments.check.found')}</Notice>
      <table className="table stack">
        <caption className="visually-hidden">{t('payments.check.found')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('payments.check.where')}</th>
            <th scope="col">{t('payments.check.first')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ kind, subject, reference }) => (
            <tr key={`${kind} ${subject}`}>
              <td>
                {t(NAMES[kind])} <bdi>{subject}</bdi>
              </td>
              <td>
                <bdi>{reference}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
