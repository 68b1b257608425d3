import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { securityEventTable } from './audit.tables.ts'

const EVENT = pickColumns(securityEventTable, 'id', 'kind', 'actor_id', 'device', 'country', 'created_at')

export type EventRow = RowOf<typeof EVENT>

// Keys are sorted by age, so the key is the place in the list; the index holds every column that is read.
const PAGE = `SELECT ${EVENT.of()} FROM security_event
  WHERE account_id = ? AND id < ? ORDER BY id DESC LIMIT ?`

/** Sorts after every key. */
const LAST = '~'

/** Events of an account, newest first, older than the one of the key `after`. */
export async function findEventPage(
  { $client: d1 }: Database,
  accountId: string,
  after: string | undefined,
  limit: number,
): Promise<EventRow[]> {
  const { results } = await d1
    .prepare(PAGE)
    .bind(accountId, after ?? LAST, limit)
    .all<EventRow>()
  return results
}

export { PAGE as EVENT_PAGE_SQL }
