import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { RecoveryProposal, RecoveryProposals } from '#src/contract/proposal/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { recoveryAction } from './actions.ts'
import { ProposalDecision, ProposalState } from './proposal-parts.tsx'
import { recoveries } from './queries.ts'
import { ProposeForm } from './recovery-forms.tsx'

type Data = { recoveries: RecoveryProposals }

/** For admins: companies whose owners are lost get a new owner, proposed by one admin and confirmed by another. */
export const recoveriesPage = definePage<Data>({
  queries: (ctx) => ({ recoveries: recoveries(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('owner-recovery.page.title'), noindex: true }),
  action: recoveryAction,
  Component: Recoveries,
})

function Recoveries({ data: { recoveries: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const isOpen = isConfirmed(ctx)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('owner-recovery.page.title')}</h1>
          <p className="small muted">{t('owner-recovery.page.lead')}</p>
        </div>
      </header>
      <DoneNote ctx={ctx} act="propose" text="owner-recovery.done.propose" />
      <DoneNote ctx={ctx} act="confirm" text="owner-recovery.done.confirm" />
      <DoneNote ctx={ctx} act="decline" text="proposal.done.decline" />
      {!isOpen && <ConfirmNotice ctx={ctx} failure={failure} />}
      {found.items.length === 0 ? (
        <EmptyState title={t('proposal.none.title')} text={t('owner-recovery.none.text')} />
      ) : (
        <table className="table middle stack">
          <caption className="visually-hidden">{t('owner-recovery.page.title')}</caption>
          <tbody>
            {found.items.map((proposal) => (
              <ProposalRow key={proposal.id} {...form} proposal={proposal} isOpen={isOpen} />
            ))}
          </tbody>
        </table>
      )}
      {isOpen && (
        <div className="halves section">
          <ProposeForm {...form} />
        </div>
      )}
    </div>
  )
}

type RowProps = ActProps & { proposal: RecoveryProposal; isOpen: boolean }

function ProposalRow({ proposal, isOpen, ...form }: RowProps) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { company, newOwner, reason, proposedBy, proposedAt } = proposal
  return (
    <tr>
      <th scope="row" className="full">
        <bdi className="name">{company.name}</bdi> <span className="smallest faint">{company.slug}</span>
        <div className="small">{t('owner-recovery.row.owner', { email: newOwner })}</div>
        <div className="small">{reason}</div>
        <div className="smallest faint">{t('proposal.row.by', { email: proposedBy, date: date(proposedAt) })}</div>
      </th>
      <td>
        <ProposalState proposal={proposal} />
      </td>
      <td className="number full">
        <div className="row tight">
          <ProposalDecision {...form} action={recoveryAction} proposal={proposal} isOpen={isOpen} name={company.name} />
        </div>
      </td>
    </tr>
  )
}
