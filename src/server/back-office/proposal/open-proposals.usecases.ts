import { hasPermission } from '#src/contract/http/permissions.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type {
  AdminAction,
  AdminObject,
  AuditedPath,
  AuditedValue,
  AuditedValues,
} from '#src/server/ground/audit/admin-event.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findListed } from './proposal.repository.ts'
import type { VoidReason } from './proposal.tables.ts'

/** Enough for one day, the lifetime of a proposal. */
const MAX_LISTED = 100

/** A value that the act would change; null if it is missing. */
type Difference = { path: AuditedPath; before: AuditedValue; after: AuditedValue }

type OpenProposal = {
  id: string
  action: AdminAction
  object: AdminObject
  difference: Difference[]
  reason: string
  proposedBy: { id: string; email: string }
  proposedAt: number
  expiresAt: number
  /** Why it can no longer be confirmed. */
  voidReason: VoidReason | null
  /** Whether the current admin may confirm it. */
  mayConfirm: boolean
}

/** The values that differ, by path. A missing value counts as null. */
function compareValues(before: AuditedValues, after: AuditedValues): Difference[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])] as AuditedPath[]
  return paths
    .map((path) => ({ path, before: before[path] ?? null, after: after[path] ?? null }))
    .filter((value) => JSON.stringify(value.before) !== JSON.stringify(value.after))
}

/** Unexpired open and void proposals that the admin's permissions cover, oldest first; with `of`, those about some objects. */
export async function listOpenProposals(
  { db, clock }: Needs<'db' | 'clock'>,
  acts: ActsByTwo,
  { session, of }: { session: Session; of?: readonly string[] },
): Promise<OpenProposal[]> {
  const held = [...acts.values()].filter(({ permission }) => hasPermission(session.permissions, permission))
  const rows = await findListed(db, { actions: held.map(({ action }) => action), of }, clock(), MAX_LISTED)
  return rows.map(({ proposal: { objectKind, objectId, before, after, proposedBy, ...row }, proposer }) => ({
    id: row.id,
    action: row.action,
    object: { kind: objectKind, id: objectId },
    difference: compareValues(before, after),
    reason: row.reason,
    proposedBy: { id: proposedBy, email: proposer },
    proposedAt: row.proposedAt,
    expiresAt: row.expiresAt,
    voidReason: row.voidReason,
    mayConfirm: row.state === 'open' && proposedBy !== session.accountId,
  }))
}
