import type { SecurityEventKind } from '#src/contract/audit/security.ts'
import type { SecurityEventList } from '#src/contract/session/device-schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findEventPage } from './history.repository.ts'

const PAGE_SIZE = 25

/** Events that an owner of a company causes for another member. */
const BY_OWNERS: readonly SecurityEventKind[] = ['member-role-changed', 'member-removed']

/** Returns the events of the account, the newest first, and whether an admin caused them. */
export async function listHistory({ db }: Needs<'db'>, accountId: string, after?: string): Promise<SecurityEventList> {
  const rows = await findEventPage(db, accountId, after, PAGE_SIZE + 1)
  const items = rows.slice(0, PAGE_SIZE).map(({ actor_id, created_at, ...row }) => ({
    ...row,
    byAdmin: actor_id !== null && actor_id !== accountId && !BY_OWNERS.includes(row.kind),
    createdAt: created_at,
  }))
  return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
}
