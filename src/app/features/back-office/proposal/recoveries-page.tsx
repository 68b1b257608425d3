import { OfficeNotes } from '#src/app/features/exchange/billing/office-frame.tsx'
import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { type Column, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { RECOVERIES } from '#src/contract/proposal/list.ts'
import type { RecoveryProposal, RecoveryProposals } from '#src/contract/proposal/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { recoveryAction } from './actions.ts'
import { useProposalColumns } from './proposal-columns.tsx'
import { RECOVERIES_PATH, recoveries } from './queries.ts'
import { ProposeForm } from './recovery-forms.tsx'

type Data = { recoveries: RecoveryProposals }

/** For admins: companies whose owners are lost get a new owner, proposed by one admin and confirmed by another. */
export const recoveriesPage = definePage<Data>({
  queries: (ctx) => ({ recoveries: recoveries(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('owner-recovery.page.title'), noindex: true }),
  action: recoveryAction,
  Component: Recoveries,
})

const DONE = {
  propose: 'owner-recovery.done.propose',
  confirm: 'owner-recovery.done.confirm',
  decline: 'proposal.done.decline',
} as const

function Recoveries({ data: { recoveries: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const isOpen = isConfirmed(ctx)
  const title = t('owner-recovery.page.title')
  const columns = useColumns({ ...form, isOpen })
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="small muted">{t('owner-recovery.page.lead')}</p>
        </div>
      </header>
      <OfficeNotes {...form} done={DONE} />
      <ListView
        list={RECOVERIES}
        query={readList(RECOVERIES, ctx.search)}
        path={RECOVERIES_PATH}
        data={found}
        ctx={ctx}
        caption={title}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('proposal.none.title'), text: t('owner-recovery.none.text') }}
      />
      {isOpen && (
        <div className="halves section">
          <ProposeForm {...form} />
        </div>
      )}
    </div>
  )
}

function useColumns(props: ActProps & { isOpen: boolean }): Column<RecoveryProposal>[] {
  const { t } = useIntl()
  const decision = useProposalColumns<RecoveryProposal>({
    ...props,
    action: recoveryAction,
    nameOf: ({ company }) => company.name,
  })
  return [
    {
      id: 'company',
      name: t('refund.column.holder'),
      isHead: true,
      className: 'full',
      cell: (proposal) => <Recovery proposal={proposal} />,
    },
    ...decision,
  ]
}

function Recovery({ proposal }: { proposal: RecoveryProposal }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { company, newOwner, reason, proposedBy, proposedAt } = proposal
  return (
    <>
      <bdi className="name">{company.name}</bdi> <span className="smallest faint">{company.slug}</span>
      <div className="small">{t('owner-recovery.row.owner', { email: newOwner })}</div>
      <div className="small">
        <bdi>{reason}</bdi>
      </div>
      <div className="smallest faint">{t('proposal.row.by', { email: proposedBy, date: date(proposedAt) })}</div>
    </>
  )
}
