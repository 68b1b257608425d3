import { hasPermission } from '#src/contract/http/permissions.ts'
import type { ActByTwo, ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { AdminAction } from '#src/server/ground/audit/admin-event.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { type Database, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { confirmProposal, declineProposal, findProposal, isProposerAble, voidProposal } from './proposal.repository.ts'
import type { ProposalRow, VoidReason } from './proposal.tables.ts'

type Actor = { session: Session }
type Found = { proposal: ProposalRow; act: ActByTwo }

/** Throws `gone` if the proposal expired, and `conflict` if it was decided or is void. */
function demandOpen({ state, expiresAt }: ProposalRow, now: number): void {
  if (state === 'expired' || (state === 'open' && expiresAt <= now)) throw new Failure('gone')
  if (state !== 'open') throw new Failure('conflict')
}

async function getOpen(
  { db, clock }: Needs<'db' | 'clock'>,
  acts: ActsByTwo,
  { session }: Actor,
  id: string,
): Promise<Found> {
  const proposal = await findProposal(db, id)
  const act = proposal && acts.get(proposal.action)
  if (!proposal || !act) throw new Failure('not-found')
  if (!hasPermission(session.permissions, act.permission)) throw new Failure('forbidden')
  demandOpen(proposal, clock())
  return { proposal, act }
}

const seenObject = ({ objectId, objectVersion }: ProposalRow) => ({ id: objectId, version: objectVersion })

async function isUnchanged(db: Database, { proposal, act }: Found): Promise<boolean> {
  try {
    await runBatch(db, act.demandUnchanged(db, seenObject(proposal)))
    return true
  } catch (error) {
    if (isGuardFailure(error)) return false
    throw error
  }
}

async function findVoidReason(db: Database, found: Found): Promise<VoidReason | undefined> {
  if (!(await isProposerAble(db, found.proposal.id, found.act.permission))) return 'proposer-refused'
  return (await isUnchanged(db, found)) ? undefined : 'object-changed'
}

/** Handles a rejected batch: a proposal that can no longer be confirmed becomes void, and shows the reason until it expires. */
async function refuse({ db, clock }: Needs<'db' | 'clock'>, { proposal: { id }, act }: Found): Promise<never> {
  const proposal = await findProposal(db, id)
  if (!proposal) throw new Failure('not-found')
  demandOpen(proposal, clock())
  const why = await findVoidReason(db, { proposal, act })
  if (why) await runBatch(db, [voidProposal(db, id, why)])
  throw new Failure('conflict')
}

const objectOf = ({ objectKind, objectId, accountId, organisationId }: ProposalRow) => ({
  object: { kind: objectKind, id: objectId },
  accountId,
  organisationId,
})

/** The event of a confirmation or a refusal. */
const createDecisionEvent = (
  services: Needs<'db' | 'clock' | 'ids'>,
  actor: string,
  action: AdminAction,
  row: ProposalRow,
  reason?: string,
) =>
  createAdminEvent(services, {
    actor,
    action,
    ...objectOf(row),
    reason,
    after: { 'proposal.id': row.id, 'proposal.action': row.action },
  })

/** The event of the act itself, with the proposer as actor. */
const createActEvent = (services: Needs<'db' | 'clock' | 'ids'>, row: ProposalRow) =>
  createAdminEvent(services, {
    actor: row.proposedBy,
    action: row.action,
    ...objectOf(row),
    reason: row.reason,
    before: row.before,
    after: { ...row.after, 'proposal.id': row.id },
  })

/**
 * Confirms and applies the proposal of another admin in one batch. Throws `confirmation-needed` without a recent identity check,
 * `forbidden` for the admin's own proposal, `gone` if it expired, and `conflict` if it was decided or is void.
 */
export async function confirmAct(services: Services, acts: ActsByTwo, actor: Actor, id: string): Promise<void> {
  const { db, clock } = services
  const { session } = actor
  const now = clock()
  if (now >= (session.user.confirmedUntil ?? 0)) throw new Failure('confirmation-needed')
  const found = await getOpen(services, acts, actor, id)
  const { proposal, act } = found
  if (proposal.proposedBy === session.accountId) throw new Failure('forbidden')
  const confirmedBy = session.accountId
  const { before, after, proposedBy } = proposal
  const confirmed = { object: seenObject(proposal), before, after, proposedBy, confirmedBy }
  try {
    const applied = await act.apply(services, confirmed)
    await runBatch(db, [
      ...demandPermission(db, session, act.permission),
      ...confirmProposal(db, { id, decidedBy: confirmedBy, now }, act.permission),
      ...act.demandUnchanged(db, seenObject(proposal)),
      ...applied,
      createActEvent(services, proposal),
      createDecisionEvent(services, confirmedBy, 'act-confirmed', proposal),
    ])
  } catch (error) {
    const isRefused = isGuardFailure(error) || (error instanceof Failure && error.code === 'conflict')
    if (!isRefused) throw error
    await refuse(services, found)
  }
}

/** Declines a proposal. The proposer can withdraw it this way. Throws `forbidden` without the permission, and `gone` or `conflict` as `confirmAct` does. */
export async function declineAct(
  services: Needs<'db' | 'clock' | 'ids'>,
  acts: ActsByTwo,
  actor: Actor,
  { id, reason: typed }: { id: string; reason?: string },
): Promise<void> {
  const { db, clock } = services
  const { session } = actor
  const reason = typed === undefined ? undefined : readReason(typed, 'proposal')
  const { proposal, act } = await getOpen(services, acts, actor, id)
  try {
    await runBatch(db, [
      ...demandPermission(db, session, act.permission),
      ...declineProposal(db, { id, decidedBy: session.accountId, now: clock() }),
      createDecisionEvent(services, session.accountId, 'act-declined', proposal, reason),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}
