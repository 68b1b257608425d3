import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { OrderStop } from '#src/contract/billing/admin-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { booksAction } from './books-actions.ts'

type Acting = ActProps & { isOpen: boolean }

/** Holders whose orders are stopped. `isOpen`: the identity of the admin is confirmed. */
export function OrderStops({ stops, ...props }: Acting & { stops: readonly OrderStop[] }) {
  const { t } = useIntl()
  return (
    <>
      <h3>{t('payments.stop.title')}</h3>
      <p className="small muted">{t('payments.stop.lead')}</p>
      <table className="table middle stack">
        <caption className="visually-hidden">{t('payments.stop.title')}</caption>
        <tbody>
          {stops.map((stop) => (
            <StopRow key={stop.id} {...props} stop={stop} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function StopRow({ stop, isOpen, ...props }: Acting & { stop: OrderStop }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { holderId, name, stoppedAt, mayLift } = stop
  return (
    <tr>
      <th scope="row" className="full">
        <Link to="/admin/payments/ledger" search={{ find: holderId }}>
          {name ? <bdi>{name}</bdi> : t('payments.found.erased')}
        </Link>
        <div className="smallest faint">{t('payments.stop.since', { date: date(stoppedAt) })}</div>
      </th>
      <td className="full">
        {mayLift && isOpen && <LiftForm {...props} stop={stop} />}
        {!mayLift && <span className="small muted">{t('payments.stop.wait')}</span>}
      </td>
    </tr>
  )
}

function LiftForm({ stop: { id, holderId, name }, ...props }: ActProps & { stop: OrderStop }) {
  const { t } = useIntl()
  const form = useActForm('lift', booksAction, props, { entry: { field: 'stop', id } })
  return (
    <ActForm form={form} act="lift" className="column gap-2" label={`${t('payments.stop.submit')} ${name ?? holderId}`}>
      <input type="hidden" name="stop" value={id} />
      <TextField name="reason" group="stop" label={t('proposal.field.reason')} autoComplete="off" />
      <div>
        <SubmitButton className="button dense">{t('payments.stop.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
