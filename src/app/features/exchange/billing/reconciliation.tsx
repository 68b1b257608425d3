import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { LedgerDifference, Reconciliations } from '#src/contract/billing/admin-schemas.ts'
import { DIFFERENCE_NAMES } from '#src/i18n/difference-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { booksAction } from './books-actions.ts'
import { OrderStops } from './order-stops.tsx'
import { ReconciliationRuns } from './reconciliation-runs.tsx'

type Props = ActProps & { data: Reconciliations; isOpen: boolean }

/** Stored comparisons of the books, the differences of one of them, and a button to compare now. */
export function Reconciliation({ data, isOpen, ...props }: Props) {
  const { t } = useIntl()
  const { runs, shown, stops } = data
  return (
    <section className="section column gap-2">
      <h2>{t('payments.check.title')}</h2>
      <p className="small muted">{t('payments.check.lead')}</p>
      {shown && <Shown shown={shown} />}
      <CheckForm {...props} />
      {runs.length > 0 && (
        <div className="column gap-2 u-pbs-4">
          <h3>{t('payments.check.runs')}</h3>
          <ReconciliationRuns runs={runs} />
        </div>
      )}
      {stops.length > 0 && <OrderStops {...props} stops={stops} isOpen={isOpen} />}
    </section>
  )
}

function CheckForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('check', booksAction, props)
  return (
    <ActForm form={form} act="check" label={t('payments.check.title')}>
      <div>
        <SubmitButton className="button dense">{t('payments.check.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function Shown({ shown }: { shown: NonNullable<Reconciliations['shown']> }) {
  const { t } = useIntl()
  const { dateTime, list } = useFormats()
  const { startedAt, finishedAt, checks, differences } = shown
  return (
    <>
      <h3>{dateTime(startedAt)}</h3>
      <p className="small muted">
        {t('payments.check.compared', { list: list(checks.map((kind) => t(DIFFERENCE_NAMES[kind]))) })}
      </p>
      {finishedAt === null && <p>{t('payments.check.unfinished')}</p>}
      {finishedAt !== null && differences.length === 0 && <p>{t('payments.check.none')}</p>}
      {differences.length > 0 && <Differences items={differences} />}
    </>
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
          {items.map(({ kind, subject, reference, holderId }) => (
            <tr key={`${kind} ${subject}`}>
              <td className="full">
                {t(DIFFERENCE_NAMES[kind])} <bdi>{subject}</bdi>
                {holderId && (
                  <div>
                    <Link to="/admin/payments/ledger" search={{ find: holderId }}>
                      {t('payments.check.open')}
                    </Link>
                  </div>
                )}
              </td>
              <td className="full">
                <bdi>{reference}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
