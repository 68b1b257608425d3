import { DAY } from '#src/domain/time.ts'

/** How long withdrawals are listed, ms: longer than any copy at the edge. */
export const WITHDRAWALS_LISTED = 9 * DAY
/** Limit of one answer; copies older than the omitted ones count as withdrawn. */
export const MAX_WITHDRAWALS = 5000

/** How long other caches may keep a feed or a sitemap, in seconds. */
export const SHARED_CACHE_SECONDS = 300

/**
 * Returns the number of a subject: 32 bits (FNV-1a) of its id, slug or key. A collision costs one render; the list reveals nothing that is not
 * already known.
 */
export function hashSubject(subject: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < subject.length; index += 1) hash = Math.imul(hash ^ subject.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
