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
import { countListed, findListed, findListedPage, type ListedProposal } from './proposal.repository.ts'
import type { VoidReason } from './proposal.tables.ts'

/** A value that the act would change; null if it is missing. */
type Difference = { path: AuditedPath; before: AuditedValue; after: AuditedValue }

export type OpenProposal = {
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

const describeProposal = ({ proposal, proposer }: ListedProposal, { accountId }: Session): OpenProposal => {
  const { id, action, objectKind, objectId, before, after, reason, proposedBy, proposedAt, expiresAt } = proposal
  return {
    ...{ id, action, reason, proposedAt, expiresAt },
    object: { kind: objectKind, id: objectId },
    difference: compareValues(before, after),
    proposedBy: { id: proposedBy, email: proposer },
    voidReason: proposal.voidReason,
    mayConfirm: proposal.state === 'open' && proposedBy !== accountId,
  }
}

/** The acts that the admin's permissions cover. */
const actionsOf = (acts: ActsByTwo, { permissions }: Session): string[] =>
  [...acts.values()].filter(({ permission }) => hasPermission(permissions, permission)).map(({ action }) => action)

/** Returns all unexpired open and void proposals about some objects, the oldest first. */
export async function listProposalsOf(
  { db, clock }: Needs<'db' | 'clock'>,
  acts: ActsByTwo,
  { session, of }: { session: Session; of: readonly string[] },
): Promise<OpenProposal[]> {
  const rows = await findListed(db, { actions: actionsOf(acts, session), of, now: clock() })
  return rows.map((row) => describeProposal(row, session))
}

type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number }

/** Returns a page of the unexpired open and void proposals, the oldest first. */
export async function pageProposals(
  { db, clock }: Needs<'db' | 'clock'>,
  acts: ActsByTwo,
  { session, page, pageSize }: { session: Session; page: number; pageSize: number },
): Promise<Page<OpenProposal>> {
  const listed = { actions: actionsOf(acts, session), now: clock() }
  const [rows, total] = await Promise.all([
    findListedPage(db, listed, { limit: pageSize, offset: (page - 1) * pageSize }),
    countListed(db, listed),
  ])
  return { items: rows.map((row) => describeProposal(row, session)), total, page, pageSize }
}

/** Returns how many unexpired open and void proposals there are. */
export const countProposals = (
  { db, clock }: Needs<'db' | 'clock'>,
  acts: ActsByTwo,
  session: Session,
): Promise<number> => countListed(db, { actions: actionsOf(acts, session), now: clock() })

/** What pages show of a proposal besides its act. */
export const toShown = ({ id, reason, expiresAt, mayConfirm, proposedBy, voidReason }: OpenProposal) => ({
  ...{ id, reason, expiresAt, mayConfirm },
  proposedBy: proposedBy.email,
  isVoid: voidReason !== null,
})

/** The value that an act would set; undefined if it sets none at the path. */
export const afterOf = ({ difference }: OpenProposal, path: AuditedPath): AuditedValue | undefined =>
  difference.find((one) => one.path === path)?.after
