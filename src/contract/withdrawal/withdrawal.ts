import { DAY } from '#src/domain/time.ts'

/** How long withdrawals are listed, ms: longer than the edge keeps any copy. */
export const WITHDRAWALS_LISTED = 9 * DAY
/** The most that one answer lists; copies that are older than the ones left out count as withdrawn. */
export const MAX_WITHDRAWALS = 5000

/** Seconds that others may keep a feed or a sitemap. */
export const SHARED_CACHE_SECONDS = 300

/**
 * A subject as the list names it: 32 bits (FNV-1a) of its id, slug or key. Two subjects that share a number cost one rendering; no one
 * learns from the list what they did not know before.
 */
export function hashSubject(subject: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < subject.length; index += 1) hash = Math.imul(hash ^ subject.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
