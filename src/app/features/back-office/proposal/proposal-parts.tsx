import type { Action } from '#src/app/page.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

export type Proposal = { id: string; expiresAt: number; isVoid: boolean; mayConfirm: boolean }

/** Until when an act by two can be confirmed, or that it no longer can. */
export function ProposalState({
  proposal: { isVoid, expiresAt },
}: {
  proposal: Pick<Proposal, 'isVoid' | 'expiresAt'>
}) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <StateMark kind={isVoid ? 'warn' : 'line'}>
      {isVoid ? t('proposal.row.void') : t('proposal.row.until', { date: date(expiresAt) })}
    </StateMark>
  )
}

const LABELS = { confirm: 'proposal.act.confirm', decline: 'proposal.act.decline' } as const

type Deciding = ActProps & {
  /** The action of the page. It receives `confirm` or `decline` with the id in the field `proposal`. */
  action: Action
  proposal: Proposal
  /** Hidden fields besides the id. */
  fields?: Readonly<Record<string, string>>
  /** What the proposal is about, for screen readers. */
  name?: string
}

/** Buttons to confirm and to decline an act by two. `isOpen`: the identity of the admin is confirmed. */
export const ProposalDecision = ({ isOpen, ...props }: Deciding & { isOpen: boolean }) => (
  <>
    {props.proposal.mayConfirm && isOpen && <DecideForm {...props} act="confirm" />}
    {!props.proposal.isVoid && <DecideForm {...props} act="decline" />}
  </>
)

function DecideForm({
  act,
  action,
  proposal: { id },
  fields = {},
  name,
  ...props
}: Deciding & { act: 'confirm' | 'decline' }) {
  const { t } = useIntl()
  const form = useActForm(act, action, props, { entry: { field: 'proposal', id } })
  return (
    <ActForm form={form} act={act} className="column gap-1">
      {Object.entries({ ...fields, proposal: id }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <SubmitButton className={act === 'confirm' ? 'button primary dense' : 'button dense'}>
        {t(LABELS[act])}
        {name && (
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        )}
      </SubmitButton>
    </ActForm>
  )
}
