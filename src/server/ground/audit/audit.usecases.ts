import type { SecurityEventKind } from '#src/contract/audit/security.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findActedFor, insertSecurityEvent } from './audit.repository.ts'

/** Where a request comes from, as far as it may be remembered. */
export type Origin = { device: string | null; country: string | null }

type Event = {
  kind: SecurityEventKind
  /** Whose account it is; null when it is no one's. */
  accountId: string | null
  /** Who acted, where it was not the person themselves. */
  actorId?: string | null
  /** Never personal: the log outlives the account. */
  detail?: string
  origin?: Origin
}

/** The trace of an act, for the batch of the act itself. */
export function createSecurityEvent({ db, clock, ids }: Needs<'db' | 'clock' | 'ids'>, event: Event): Statement {
  const now = clock()
  return insertSecurityEvent(db, {
    id: ids.key(now),
    kind: event.kind,
    accountId: event.accountId,
    actorId: event.actorId ?? event.accountId,
    detail: event.detail ?? null,
    device: event.origin?.device ?? null,
    country: event.origin?.country ?? null,
    createdAt: now,
  })
}

/** Accounts for which someone began to act in the last so many ms: nearly always none. */
export async function listLatelyActedFor(
  { db, clock }: Needs<'db' | 'clock'>,
  actorId: string,
  within: number,
): Promise<string[]> {
  const rows = await findActedFor(db, actorId, clock() - within)
  return rows.flatMap(({ accountId }) => accountId ?? [])
}
