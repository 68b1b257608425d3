import { hasPermission } from '#src/contract/http/permissions.ts'
import { DAY } from '#src/domain/time.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, isReferenceViolation, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Services } from '#src/server/platform/services.ts'
import { expireOpenProposals, insertProposal } from './proposal.repository.ts'

/** How long a proposal can be confirmed. */
export const PROPOSAL_LIFETIME = DAY

type Wish<Input> = { objectId: string; input: Input; reason: string }

/**
 * Proposes an act. Nothing changes until another admin confirms it. Throws `conflict` if the same act is already proposed for the object,
 * or if the object changed in the meantime.
 * @returns the id of the proposal
 */
export async function proposeAct<Input>(
  services: Services,
  act: ActByTwo<Input>,
  { session }: { session: Session },
  { objectId, input, reason: typed }: Wish<Input>,
): Promise<string> {
  const { db, clock, ids } = services
  const { action, objectKind, permission } = act
  if (!hasPermission(session.permissions, permission)) throw new Failure('forbidden')
  const reason = readReason(typed, 'proposal')
  const { version, accountId, organisationId = null, before, after } = await act.describe(services, objectId, input)
  const now = clock()
  const id = ids.key(now)
  const actor = session.accountId
  const about = { accountId, organisationId, reason, before }
  try {
    await runBatch(db, [
      ...demandPermission(db, session, permission),
      ...act.demandUnchanged(db, { id: objectId, version }),
      expireOpenProposals(db, now),
      insertProposal(db, {
        ...about,
        id,
        action,
        objectKind,
        objectId,
        objectVersion: version,
        after,
        proposedBy: actor,
        proposedAt: now,
        expiresAt: now + PROPOSAL_LIFETIME,
      }),
      createAdminEvent(services, {
        ...about,
        actor,
        action: 'act-proposed',
        object: { kind: objectKind, id: objectId },
        after: { ...after, 'proposal.id': id, 'proposal.action': action },
      }),
    ])
  } catch (error) {
    const isTaken = isGuardFailure(error) || isUniqueViolation(error) || isReferenceViolation(error)
    throw isTaken ? new Failure('conflict') : error
  }
  return id
}
