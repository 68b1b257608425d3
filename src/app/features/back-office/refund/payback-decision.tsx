import { CopyButton } from '#src/app/ui/copy-button.tsx'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { PAYBACK_OUTCOMES } from '#src/contract/refund/outcomes.ts'
import type { AdminPayback } from '#src/contract/refund/schemas.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ProposedAct, ProposeForm } from '../proposal/proposal-form.tsx'
import { paybackAction } from './payback-actions.ts'

type Props = ActProps & { payback: AdminPayback; isOpen: boolean }

/** What can be done with a transfer: begin it, make it, record it. `isOpen`: the identity of the admin is confirmed. */
export function PaybackDecision({ payback, isOpen, ...form }: Props) {
  const { t } = useIntl()
  const { id, state, way, cause, isOwing, proposals } = payback
  if (way !== 'transfer' || cause === 'recall') return null
  const isProposed = proposals.some(({ isVoid }) => !isVoid)
  return (
    <div className="column gap-2">
      {proposals.map((proposal) => (
        <ProposedEnd key={proposal.id} {...form} proposal={proposal} isOpen={isOpen} />
      ))}
      {state === 'waiting' && !isOwing && <MoveForm {...form} id={id} act="prepare" />}
      {state === 'preparing' && (
        <>
          <Details payback={payback} />
          {!isProposed && <MoveForm {...form} id={id} act="release" />}
        </>
      )}
      {(state === 'preparing' || state === 'sent') && isOpen && !isProposed && (
        <Disclosure summary={t('refund.act.record')}>
          <EndForm {...form} id={id} state={state} />
        </Disclosure>
      )}
    </div>
  )
}

type ProposedProps = ActProps & { proposal: AdminPayback['proposals'][number]; isOpen: boolean }

function ProposedEnd(props: ProposedProps) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const { outcome, day } = props.proposal
  return (
    <div className="column u-gap-1">
      <ProposedAct {...props} action={paybackAction} title={t(`refund.outcome.${outcome}`)} lines={[plainDate(day)]} />
    </div>
  )
}

/** What a bank asks for. */
function Details({ payback: { account, amount, reference } }: { payback: AdminPayback }) {
  const { t } = useIntl()
  const formats = useFormats()
  const copied = (text: string, label: string, shown = groupByFour(text)) => (
    <span className="row tight">
      <bdi dir="ltr" className="bold break-anywhere">
        {shown}
      </bdi>
      <CopyButton text={text} label={label} className="button quiet" />
    </span>
  )
  return (
    <>
      {!account?.iban && <p className="small">{t('refund.row.no-account')}</p>}
      <Facts
        small
        rows={[
          { label: t('mail.fact.pay-iban'), value: account?.iban && copied(account.iban, t('top-up.copy.iban')) },
          { label: t('mail.fact.pay-name'), value: account?.name && <bdi>{account.name}</bdi> },
          {
            label: t('mail.fact.pay-amount'),
            value: copied(toDecimal(amount), t('refund.copy.amount'), formats.amount(amount)),
          },
          { label: t('mail.fact.pay-reference'), value: copied(reference, t('top-up.copy.reference')) },
        ]}
      />
    </>
  )
}

const LABELS = { prepare: 'refund.act.prepare', release: 'refund.act.release' } as const

function MoveForm({ id, act, ...props }: ActProps & { id: string; act: keyof typeof LABELS }) {
  const { t } = useIntl()
  const form = useActForm(act, paybackAction, props, { entry: { field: 'payback', id } })
  return (
    <ActForm form={form} act={act} className="column gap-1">
      <input type="hidden" name="payback" value={id} />
      <div>
        <SubmitButton className={act === 'prepare' ? 'button primary dense' : 'button dense'}>
          {t(LABELS[act])}
        </SubmitButton>
      </div>
    </ActForm>
  )
}

function EndForm({ id, state, ...form }: ActProps & { id: string; state: 'preparing' | 'sent' }) {
  const { t } = useIntl()
  const outcomes = state === 'sent' ? (['failed'] as const) : PAYBACK_OUTCOMES
  return (
    <ProposeForm
      {...form}
      action={paybackAction}
      entry={{ field: 'payback', id }}
      label={t('refund.act.record')}
      outcomes={outcomes.map((value) => ({ value, label: t(`refund.outcome.${value}`) }))}
    >
      <TextField name="day" group="proposal" type="date" label={t('refund.field.day')} autoComplete="off" />
    </ProposeForm>
  )
}
