import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import { NEW_OUTCOMES } from '#src/contract/transfer/outcomes.ts'
import type { Transfer } from '#src/contract/transfer/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ProposedAct, ProposeForm } from '../proposal/proposal-form.tsx'
import { transferAction } from './transfer-actions.ts'

type Props = ActProps & { transfer: Transfer; isOpen: boolean }

/** What is decided or proposed about a line, and the forms for both. `isOpen`: the identity of the admin is confirmed. */
export function Decision({ transfer, ...props }: Props) {
  const { id, state, proposals } = transfer
  return (
    <div className="column gap-2">
      {state !== 'new' && <DecidedState transfer={transfer} />}
      {proposals.map((proposal) => (
        <ProposalPart key={proposal.id} {...props} proposal={proposal} />
      ))}
      {state === 'new' && <OpenLine {...props} id={id} hasMatch={transfer.match !== null} />}
      {state === 'credited' && !transfer.isRecalled && props.isOpen && <RecallForm {...props} id={id} />}
    </div>
  )
}

function DecidedState({ transfer: { state, isRecalled } }: Pick<Props, 'transfer'>) {
  const { t } = useIntl()
  return (
    <span>
      <StateMark kind={isRecalled ? 'warn' : 'line'}>
        {t(`transfer.state.${isRecalled ? 'recalled' : state}`)}
      </StateMark>
    </span>
  )
}

type ProposalProps = ActProps & { proposal: Transfer['proposals'][number]; isOpen: boolean }

function ProposalPart(props: ProposalProps) {
  const { t } = useIntl()
  return (
    <div className="column u-gap-1">
      <ProposedAct {...props} action={transferAction} title={t(`transfer.outcome.${props.proposal.outcome}`)} />
    </div>
  )
}

function OpenLine({ id, hasMatch, isOpen, ...form }: ActProps & { id: string; hasMatch: boolean; isOpen: boolean }) {
  const { t } = useIntl()
  const first = hasMatch ? 'credited' : 'returned'
  const outcomes = [first, ...NEW_OUTCOMES.filter((one) => one !== first)] as const
  return (
    <Disclosure summary={t('transfer.propose.title')}>
      <div className="column gap-4">
        <AssignForm {...form} id={id} />
        {isOpen && (
          <ProposeForm
            {...form}
            action={transferAction}
            entry={{ field: 'transfer', id }}
            label={t('proposal.act.propose')}
            outcomes={outcomes.map((value) => ({ value, label: t(`transfer.outcome.${value}`) }))}
          />
        )}
      </div>
    </Disclosure>
  )
}

/** The bank can take credited money back. */
function RecallForm({ id, isOpen: _, ...form }: ActProps & { id: string; isOpen: boolean }) {
  const { t } = useIntl()
  const title = t('transfer.recall.title')
  return (
    <Disclosure summary={title}>
      <ProposeForm {...form} action={transferAction} entry={{ field: 'transfer', id }} label={title}>
        <input type="hidden" name="outcome" value="recalled" />
        <p className="small">{t('transfer.recall.text')}</p>
      </ProposeForm>
    </Disclosure>
  )
}

function AssignForm({ id, ...props }: ActProps & { id: string }) {
  const { t } = useIntl()
  const form = useActForm('assign', transferAction, props, { entry: { field: 'transfer', id } })
  return (
    <ActForm form={form} act="assign" label={t('transfer.assign.submit')}>
      <input type="hidden" name="transfer" value={id} />
      <TextField
        name="reference"
        group="assignment"
        label={t('mail.fact.pay-reference')}
        autoComplete="off"
        dir="ltr"
      />
      <div>
        <SubmitButton className="button dense">{t('transfer.assign.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
