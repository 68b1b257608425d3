import { CopyButton } from '#src/app/ui/copy-button.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { QrCode } from '#src/app/ui/given-address.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { anchorOf } from './top-up-anchor.ts'
import type { ShownTopUp } from './top-up-pages.ts'
import type { TopUpProps } from './top-up-props.ts'

type Props = TopUpProps & { topUp: ShownTopUp }

/** An open transfer: where to send the money, and with which reference. */
export function WaitingTopUp({ topUp, ...props }: Props) {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  const { asked, received, missing, reference, state, expiresAt, transfer, code } = topUp
  const isPart = state === 'part-paid'
  return (
    <article className="sheet padded column gap-4" id={anchorOf(topUp)}>
      <h3 className="heading-3">{t('top-up.waiting.title', { amount: amount(asked) })}</h3>
      <p>
        <StateMark kind={isPart ? 'note' : 'warn'}>{t(`top-up.state.${state}`)}</StateMark>
      </p>
      <p className="small">{t(`top-up.about.${state}`, { received: amount(received) })}</p>
      {isPart && <p>{t('top-up.waiting.part', { received: amount(received), missing: amount(missing) })}</p>}
      <div className={code ? 'new-address' : undefined}>
        {code && <QrCode code={code} label={t('top-up.waiting.code')} />}
        <Facts
          rows={[
            { label: t('mail.fact.pay-amount'), value: amount(missing) },
            {
              label: t('mail.fact.pay-reference'),
              value: <Copied text={reference} label={t('top-up.copy.reference')} />,
            },
            { label: t('mail.fact.pay-name'), value: transfer && <bdi>{transfer.name}</bdi> },
            {
              label: t('mail.fact.pay-iban'),
              value: transfer && <Copied text={transfer.iban} label={t('top-up.copy.iban')} />,
            },
            { label: t('mail.fact.pay-bic'), value: transfer?.bic && <bdi dir="ltr">{transfer.bic}</bdi> },
            { label: t('mail.fact.pay-bank'), value: transfer && <bdi>{transfer.bank}</bdi> },
            { label: t('mail.fact.pay-until'), value: date(expiresAt) },
          ]}
        />
      </div>
      <p className="small muted">{t('top-up.waiting.note')}</p>
      <CancelForm topUp={topUp} {...props} />
    </article>
  )
}

/** A number in groups of four; it is copied without spaces. */
const Copied = ({ text, label }: { text: string; label: string }) => (
  <span className="row tight">
    <bdi dir="ltr" className="bold break-anywhere">
      {groupByFour(text)}
    </bdi>
    <CopyButton text={text} label={label} className="button quiet dense" />
  </span>
)

function CancelForm({ topUp: { id, reference }, action, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('cancel-top-up', action, props, { entry: { field: 'topUp', id } })
  return (
    <ActForm form={form} act="cancel-top-up" className="column gap-1">
      <input type="hidden" name="topUp" value={id} />
      <div>
        <SubmitButton className="button dense">
          {t('top-up.waiting.cancel')}
          <span className="visually-hidden">
            {' '}
            <bdi>{reference}</bdi>
          </span>
        </SubmitButton>
      </div>
    </ActForm>
  )
}
