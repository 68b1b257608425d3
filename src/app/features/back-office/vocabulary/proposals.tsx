import type { ActProps } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { RuleProposal, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { rulesPath } from './actions.ts'
import { DecideForm } from './rule-forms.tsx'

type Props = ActProps & { vocabulary: Vocabulary; isOpen: boolean }

/** Versions of the kind that wait for another admin. `isOpen`: the identity of the admin is confirmed. */
export function Proposals({ vocabulary: { kind, proposals }, ...props }: Props) {
  const { t } = useIntl()
  if (proposals.length === 0) return null
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('dated-rule.proposal.title')}</h2>
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} {...props} kind={kind} proposal={proposal} />
      ))}
    </section>
  )
}

function Proposal({
  kind,
  proposal,
  isOpen,
  ...form
}: ActProps & { kind: RuleKind; proposal: RuleProposal; isOpen: boolean }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { version, reason, proposedBy, proposedAt, expiresAt, isVoid, mayConfirm } = proposal
  return (
    <div className="column gap-2">
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p className="small muted">{t('dated-rule.proposal.by', { email: proposedBy, date: date(proposedAt) })}</p>
      <p>
        <StateMark kind={isVoid ? 'warn' : 'line'}>
          {isVoid ? t('dated-rule.proposal.void') : t('dated-rule.proposal.until', { date: date(expiresAt) })}
        </StateMark>
      </p>
      <div className="row tight">
        <PathLink className="button dense" path={rulesPath(kind, { version })}>
          {t('dated-rule.history.changes')}
        </PathLink>
        {mayConfirm && isOpen && <DecideForm {...form} act="confirm" kind={kind} proposal={proposal} />}
        {!isVoid && <DecideForm {...form} act="decline" kind={kind} proposal={proposal} />}
      </div>
    </div>
  )
}
