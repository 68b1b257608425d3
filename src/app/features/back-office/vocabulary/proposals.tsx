import type { ActProps } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import type { RuleProposal, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ProposalDecision, ProposalState } from '../proposal/proposal-parts.tsx'
import { changeRules, rulesPath } from './actions.ts'

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
  const { version, reason, proposedBy, proposedAt } = proposal
  return (
    <div className="column gap-2">
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p className="small muted">{t('proposal.row.by', { email: proposedBy, date: date(proposedAt) })}</p>
      <p>
        <ProposalState proposal={proposal} />
      </p>
      <div className="row tight">
        <PathLink className="button dense" path={rulesPath(kind, { version })}>
          {t('dated-rule.history.changes')}
        </PathLink>
        <ProposalDecision {...form} action={changeRules} fields={{ kind }} proposal={proposal} isOpen={isOpen} />
      </div>
    </div>
  )
}
