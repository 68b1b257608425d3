import type { ReactNode } from 'react'
import type { Action } from '#src/app/page.ts'
import { ActForm, type ActProps, SelectField, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ProposalDecision, ProposalState } from './proposal-parts.tsx'

type Shown = {
  id: string
  reason: string
  proposedBy: string
  expiresAt: number
  isVoid: boolean
  mayConfirm: boolean
}

type PartProps = ActProps & {
  action: Action
  proposal: Shown
  isOpen: boolean
  title: ReactNode
  /** What the act would do, a line each. */
  lines?: readonly ReactNode[]
  name?: string
}

/** A proposed act with its reason, who proposed it, and the buttons of another admin. */
export function ProposedAct({ proposal, title, lines = [], ...deciding }: PartProps) {
  return (
    <>
      <span className="bold">{title}</span>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <span key={place} className="small">
          {line}
        </span>
      ))}
      <span className="small">
        <bdi>{proposal.reason}</bdi>
      </span>
      <span className="smallest faint">
        <bdi>{proposal.proposedBy}</bdi>
      </span>
      <span>
        <ProposalState proposal={proposal} />
      </span>
      <div className="row tight">
        <ProposalDecision {...deciding} proposal={proposal} />
      </div>
    </>
  )
}

/** The reason of a proposal, and the button that proposes. */
export function ReasonAndSubmit() {
  const { t } = useIntl()
  return (
    <>
      <TextArea name="reason" group="proposal" rows={2} label={t('proposal.field.reason')} />
      <div>
        <SubmitButton className="button primary dense">{t('proposal.act.propose')}</SubmitButton>
      </div>
    </>
  )
}

type FormProps = ActProps & {
  action: Action
  /** The act of the form; `propose` unless the page proposes several. */
  act?: string
  /** The hidden field that names what the proposal is about, and its id. */
  entry: { field: string; id: string }
  label: string
  /** The choice of the outcome; the first is chosen. */
  outcomes?: readonly { value: string; label: string }[]
  /** Further fields. */
  children?: ReactNode
}

/** Proposes what becomes of something in a list: another admin confirms it. */
export function ProposeForm({ action, act = 'propose', entry, label, outcomes = [], children, ...props }: FormProps) {
  const { t } = useIntl()
  const form = useActForm(act, action, props, { initial: outcomes[0] ? { outcome: outcomes[0].value } : {}, entry })
  return (
    <ActForm form={form} act={act} label={label}>
      <input type="hidden" name={entry.field} value={entry.id} />
      {outcomes.length > 0 && (
        <SelectField
          name="outcome"
          group="proposal"
          label={t('transfer.propose.outcome')}
          placeholder={t('transfer.propose.outcome')}
          options={outcomes}
        />
      )}
      {children}
      <ReasonAndSubmit />
    </ActForm>
  )
}
