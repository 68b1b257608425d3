import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { withQuery } from '#src/contract/http/with-query.ts'
import type { Payback, PaybackOffer, Paybacks } from '#src/contract/payback/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { PaybackForm } from './payback-form.tsx'
import type { BalancePath, PaybackProps } from './payback-props.ts'

/** What can be paid back, the effect of it, and the state of earlier pay-backs. */
export function PaybackSection({ paybacks, ...props }: PaybackProps & { paybacks: Paybacks }) {
  const { t } = useIntl()
  const { items, offers } = paybacks
  const { ctx, failure } = props
  const chosen = offers.find(({ amount }) => amount.currency === ctx.search.payback)
  if (items.length === 0 && offers.length === 0) return null
  return (
    <section className="section column gap-4">
      <h2 id="payback">{t('payback.section.title')}</h2>
      <DoneNote ctx={ctx} act="paid-back" text="payback.done.requested" />
      <DoneNote ctx={ctx} act="payback-cancelled" text="payback.done.cancelled" />
      {offers.length > 0 && <p className="small muted">{t('payback.section.lead')}</p>}
      {chosen && !isConfirmed(ctx) && <ConfirmNotice ctx={ctx} failure={failure} />}
      {chosen ? <PaybackForm {...props} offer={chosen} /> : <Offers offers={offers} path={props.path} />}
      {items.length > 0 && (
        <div className="column gap-2">
          <h3>{t('payback.list.title')}</h3>
          <ul className="column gap-2">
            {items.map((payback) => (
              <PaybackRow key={payback.id} {...props} payback={payback} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const Offers = ({ offers, path }: { offers: readonly PaybackOffer[]; path: BalancePath }) => {
  const { t } = useIntl()
  const { amount } = useFormats()
  return (
    offers.length > 0 && (
      <p className="row">
        {offers.map(({ amount: payable }) => (
          <PathLink
            key={payable.currency}
            className="button"
            path={`${withQuery(path, { payback: payable.currency })}#payback`}
          >
            {t('payback.section.open', { amount: amount(payable) })}
          </PathLink>
        ))}
      </p>
    )
  )
}

const KINDS = { sent: 'ok', failed: 'warn' } as const
const kindOf = (state: Payback['state']) => (state === 'sent' || state === 'failed' ? KINDS[state] : 'line')

function PaybackRow({ payback, ...props }: PaybackProps & { payback: Payback }) {
  const { t } = useIntl()
  const { amount, date, plainDate } = useFormats()
  const { cause, state, way, dueAt, sentDay, createdAt, mayCancel } = payback
  const isOpen = state !== 'sent' && state !== 'failed' && state !== 'cancelled'
  return (
    <li className="column u-gap-1">
      <span className="row tight">
        <span className="no-wrap bold">{amount(payback.amount)}</span>
        <span className="small">{t(`payback.cause.${cause}`)}</span>
        <StateMark kind={kindOf(state)}>{t(`payback.state.${state}`)}</StateMark>
      </span>
      <span className="row tight small muted">
        {cause !== 'recall' && <span>{t(`payback.way.${way}`)}</span>}
        <span>
          {sentDay ? plainDate(sentDay) : isOpen ? t('payback.row.due', { date: date(dueAt) }) : date(createdAt)}
        </span>
      </span>
      {mayCancel && <CancelForm {...props} payback={payback} />}
    </li>
  )
}

function CancelForm({ payback: { id, ...payback }, action, path: _, ...props }: PaybackProps & { payback: Payback }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  const form = useActForm('cancel-payback', action, props, { entry: { field: 'payback', id } })
  return (
    <ActForm form={form} act="cancel-payback" className="column gap-1">
      <input type="hidden" name="payback" value={id} />
      <div>
        <SubmitButton className="button dense">
          {t('payback.row.cancel')}
          <span className="visually-hidden">{` ${amount(payback.amount)}`}</span>
        </SubmitButton>
      </div>
    </ActForm>
  )
}
