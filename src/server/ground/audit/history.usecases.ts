import type { SecurityEventList } from '#src/contract/session/device-schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findEventPage } from './history.repository.ts'

const PAGE_SIZE = 25

/** What happened to the account, newest first. Who acted is told as far as it was not the person themselves. */
export async function listHistory({ db }: Needs<'db'>, accountId: string, after?: string): Promise<SecurityEventList> {
  const rows = await findEventPage(db, accountId, after, PAGE_SIZE + 1)
  const items = rows.slice(0, PAGE_SIZE).map(({ actor_id, created_at, ...row }) => ({
    ...row,
    byAdmin: actor_id !== null && actor_id !== accountId,
    createdAt: created_at,
  }))
  return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
}
