import type { Action } from '#src/app/page.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import type { Column } from '#src/app/ui/table/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type Proposal, ProposalDecision, ProposalState } from './proposal-parts.tsx'

type Deciding<Row> = ActProps & {
  action: Action
  isOpen: boolean
  /** What the proposal is about, for screen readers. */
  nameOf: (row: Row) => string
}

/** The last columns of a list of proposals: until when they can be confirmed, and the buttons of another admin. */
export function useProposalColumns<Row extends Proposal>({ nameOf, ...deciding }: Deciding<Row>): Column<Row>[] {
  const { t } = useIntl()
  return [
    {
      id: 'state',
      name: t('admin.column.state'),
      phone: 'line',
      cell: (proposal) => <ProposalState proposal={proposal} />,
    },
    {
      id: 'decision',
      name: t('transfer.propose.outcome'),
      phone: 'line',
      cell: (proposal) => (
        <div className="row tight">
          <ProposalDecision {...deciding} proposal={proposal} name={nameOf(proposal)} />
        </div>
      ),
    },
  ]
}
