import { RECOVERIES } from '#src/contract/proposal/list.ts'
import type { RecoveryProposals } from '#src/contract/proposal/schemas.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recoverOrganisation } from '#src/server/people/organisation/recover-organisation.ts'
import { findCompanyId } from '#src/server/people/organisation/recovery.repository.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { type OpenProposal, pageProposals, toShown } from './open-proposals.usecases.ts'
import { findAddresses, findCompanies } from './proposal.repository.ts'
import { proposeAct } from './propose-act.usecases.ts'

const ONLY: ActsByTwo = new Map([[recoverOrganisation.action, recoverOrganisation]])

const newOwnerOf = ({ difference }: OpenProposal) => String(difference[0]?.after ?? '')

/** Returns a page of the proposed recoveries with their companies. */
export async function listRecoveries(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { page }: { page: number },
): Promise<RecoveryProposals> {
  const { items, ...paging } = await pageProposals(services, ONLY, { session, page, pageSize: RECOVERIES.pageSize })
  const [companies, addresses] = await Promise.all([
    findCompanies(
      services.db,
      items.map(({ object }) => object.id),
    ),
    findAddresses(services.db, items.map(newOwnerOf)),
  ])
  const shown = items.flatMap((proposal) => {
    const company = companies.find(({ id }) => id === proposal.object.id)
    if (!company) return []
    const { proposedAt } = proposal
    return { ...toShown(proposal), proposedAt, company, newOwner: addresses.get(newOwnerOf(proposal)) ?? '' }
  })
  return { items: shown, ...paging }
}

/** Proposes a recovery. Throws a message beside the field for an unknown company or member. */
export async function proposeRecovery(
  services: Services,
  session: Session,
  { company, email, reason }: { company: string; email: string; reason: string },
): Promise<string> {
  const slug = company.trim().split('/').at(-1) ?? ''
  const objectId = await findCompanyId(services.db, slug)
  if (!objectId) throw createFieldFailure('proposal', { company: { id: 'owner-recovery.wrong.company' } })
  return proposeAct(services, recoverOrganisation, { session }, { objectId, input: { email }, reason })
}
