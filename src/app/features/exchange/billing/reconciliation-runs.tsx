import { Link } from '#src/app/ui/link.tsx'
import type { Reconciliation } from '#src/contract/billing/admin-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The last comparisons of the books; a link shows the differences of one. */
export function ReconciliationRuns({ runs }: { runs: readonly Reconciliation[] }) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('payments.check.runs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('payments.check.time')}</th>
          <th scope="col">{t('payments.check.by')}</th>
          <th scope="col">{t('payments.check.scope')}</th>
          <th scope="col">{t('payments.check.result')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </tbody>
    </table>
  )
}

function RunRow({ run: { id, source, by, startedAt, comparedFrom, found } }: { run: Reconciliation }) {
  const { t } = useIntl()
  const { date, dateTime } = useFormats()
  const result =
    found === null
      ? t('payments.check.unfinished')
      : found === 0
        ? t('payments.check.agrees')
        : t('payments.check.differences', { count: found })
  return (
    <tr>
      <th scope="row">
        <Link to="/admin/payments/books" search={{ run: id }}>
          {dateTime(startedAt)}
        </Link>
      </th>
      <td>{source === 'job' ? t('payments.check.daily') : <bdi>{by ?? t('payments.found.erased')}</bdi>}</td>
      <td>{comparedFrom === 0 ? t('payments.check.all') : t('payments.check.since', { date: date(comparedFrom) })}</td>
      <td className={found ? 'bold' : undefined}>{result}</td>
    </tr>
  )
}
