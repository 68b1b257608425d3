import { Disclosure } from '#src/app/ui/disclosure.tsx'
import {
  ActForm,
  type ActProps,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import { NEW_OUTCOMES } from '#src/contract/transfer/outcomes.ts'
import type { Transfer } from '#src/contract/transfer/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ProposalDecision, ProposalState } from '../proposal/proposal-parts.tsx'
import { transferAction } from './transfer-actions.ts'

type Props = ActProps & { transfer: Transfer; isOpen: boolean }
type Proposal = Transfer['proposals'][number]

/** What is decided or proposed about a line, and the forms for both. `isOpen`: the identity of the admin is confirmed. */
export function Decision({ transfer, isOpen, ...form }: Props) {
  const { t } = useIntl()
  const { id, state, proposals } = transfer
  if (state !== 'new') return <DecidedLine {...form} transfer={transfer} isOpen={isOpen} />
  return (
    <div className="column gap-2">
      {proposals.map((proposal) => (
        <ProposalPart key={proposal.id} {...form} proposal={proposal} isOpen={isOpen} />
      ))}
      <Disclosure summary={t('transfer.propose.title')}>
        <div className="column gap-4">
          <AssignForm {...form} id={id} />
          {isOpen && <ProposeForm {...form} id={id} hasMatch={transfer.match !== null} />}
        </div>
      </Disclosure>
    </div>
  )
}

/** A line that was decided. The bank can take credited money back. */
function DecidedLine({ transfer: { id, state, isRecalled, proposals }, isOpen, ...form }: Props) {
  const { t } = useIntl()
  return (
    <div className="column gap-2">
      <span>
        <StateMark kind={isRecalled ? 'warn' : 'line'}>
          {t(`transfer.state.${isRecalled ? 'recalled' : state}`)}
        </StateMark>
      </span>
      {proposals.map((proposal) => (
        <ProposalPart key={proposal.id} {...form} proposal={proposal} isOpen={isOpen} />
      ))}
      {state === 'credited' && !isRecalled && isOpen && (
        <Disclosure summary={t('transfer.recall.title')}>
          <RecallForm {...form} id={id} />
        </Disclosure>
      )}
    </div>
  )
}

function RecallForm({ id, ...props }: ActProps & { id: string }) {
  const { t } = useIntl()
  const form = useActForm('propose', transferAction, props, { entry: { field: 'transfer', id } })
  return (
    <ActForm form={form} act="propose" label={t('transfer.recall.title')}>
      <input type="hidden" name="transfer" value={id} />
      <input type="hidden" name="outcome" value="recalled" />
      <p className="small">{t('transfer.recall.text')}</p>
      <TextArea name="reason" group="proposal" rows={2} label={t('proposal.field.reason')} />
      <div>
        <SubmitButton className="button primary dense">{t('proposal.act.propose')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function ProposalPart({ proposal, isOpen, ...form }: ActProps & { proposal: Proposal; isOpen: boolean }) {
  const { t } = useIntl()
  const { outcome, reason, proposedBy } = proposal
  return (
    <div className="column u-gap-1">
      <span className="bold">{t(`transfer.outcome.${outcome}`)}</span>
      <bdi className="small">{reason}</bdi>
      <bdi className="smallest faint">{proposedBy}</bdi>
      <span>
        <ProposalState proposal={proposal} />
      </span>
      <div className="row tight">
        <ProposalDecision {...form} action={transferAction} proposal={proposal} isOpen={isOpen} />
      </div>
    </div>
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

function ProposeForm({ id, hasMatch, ...props }: ActProps & { id: string; hasMatch: boolean }) {
  const { t } = useIntl()
  const initial = { outcome: hasMatch ? 'credited' : 'returned' }
  const form = useActForm('propose', transferAction, props, { initial, entry: { field: 'transfer', id } })
  return (
    <ActForm form={form} act="propose" label={t('proposal.act.propose')}>
      <input type="hidden" name="transfer" value={id} />
      <SelectField
        name="outcome"
        group="proposal"
        label={t('transfer.propose.outcome')}
        placeholder={t('transfer.propose.outcome')}
        options={NEW_OUTCOMES.map((value) => ({ value, label: t(`transfer.outcome.${value}`) }))}
      />
      <TextArea name="reason" group="proposal" rows={2} label={t('proposal.field.reason')} />
      <div>
        <SubmitButton className="button primary dense">{t('proposal.act.propose')}</SubmitButton>
      </div>
    </ActForm>
  )
}
