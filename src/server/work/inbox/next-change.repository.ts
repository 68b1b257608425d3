import { type SQL, sql } from 'drizzle-orm'

/**
 * A number greater than all that were given before, over all threads: the instant, or one more than the greatest where several come in a
 * millisecond. It stays so when threads go, since time continues.
 */
export const nextChange = (now: number): SQL<number> =>
  sql<number>`max(${now}, coalesce((SELECT max(seaman_change) FROM inbox_thread), 0) + 1, coalesce((SELECT max(organisation_change) FROM inbox_thread), 0) + 1)`
