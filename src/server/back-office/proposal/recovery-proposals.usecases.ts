import type { RecoveryProposals } from '#src/contract/proposal/schemas.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recoverOrganisation } from '#src/server/people/organisation/recover-organisation.ts'
import { findCompanyId } from '#src/server/people/organisation/recovery.repository.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { listOpenProposals } from './open-proposals.usecases.ts'
import { findAddresses, findCompanies } from './proposal.repository.ts'
import { proposeAct } from './propose-act.usecases.ts'

const ONLY: ActsByTwo = new Map([[recoverOrganisation.action, recoverOrganisation]])

/** Returns the proposed recoveries with their companies. */
export async function listRecoveries(services: Needs<'db' | 'clock'>, session: Session): Promise<RecoveryProposals> {
  const proposals = await listOpenProposals(services, ONLY, { session })
  const newOwnerOf = ({ difference }: (typeof proposals)[number]) => String(difference[0]?.after ?? '')
  const [companies, addresses] = await Promise.all([
    findCompanies(
      services.db,
      proposals.map(({ object }) => object.id),
    ),
    findAddresses(services.db, proposals.map(newOwnerOf)),
  ])
  const items = proposals.flatMap((proposal) => {
    const { object, proposedBy, voidReason, ...row } = proposal
    const company = companies.find(({ id }) => id === object.id)
    if (!company) return []
    return {
      ...{ id: row.id, reason: row.reason, proposedAt: row.proposedAt, expiresAt: row.expiresAt },
      company,
      newOwner: addresses.get(newOwnerOf(proposal)) ?? '',
      proposedBy: proposedBy.email,
      isVoid: voidReason !== null,
      mayConfirm: row.mayConfirm,
    }
  })
  return { items }
}

/** Proposes a recovery. Throws a message beside the field for an unknown company or member. */
export async function proposeRecovery(
  services: Services,
  session: Session,
  { company, email, reason }: { company: string; email: string; reason: string },
): Promise<void> {
  const slug = company.trim().split('/').at(-1) ?? ''
  const objectId = await findCompanyId(services.db, slug)
  if (!objectId) throw createFieldFailure('proposal', { company: { id: 'owner-recovery.wrong.company' } })
  await proposeAct(services, recoverOrganisation, { session }, { objectId, input: { email }, reason })
}
