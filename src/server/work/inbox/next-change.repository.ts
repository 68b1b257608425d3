import { type SQL, sql } from 'drizzle-orm'

/**
 * A number greater than all before, over all threads: the current ms, or one more than the greatest. Still increasing after threads are
 * deleted, because time continues.
 */
export const nextChange = (now: number): SQL<number> =>
  sql<number>`max(${now}, coalesce((SELECT max(seaman_change) FROM inbox_thread), 0) + 1, coalesce((SELECT max(organisation_change) FROM inbox_thread), 0) + 1)`
