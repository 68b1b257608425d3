import type { MatchProfile } from '#src/domain/match/match-profile.ts'
import type { CvStore } from '#src/server/platform/cv-store.ts'

/** Size of the cache; the least recently read are evicted. */
const MOST = 200

/** The profile of a CV version on a date: sea service grows by the day. */
type OwnProfile = { version: number; on: string; profile: MatchProfile }

const memory = new WeakMap<CvStore, Map<string, OwnProfile>>()

/** Returns the cached profile of that day, if the version is still current. */
export function recallProfile(cvs: CvStore, seamanId: string, on: string): OwnProfile | undefined {
  const known = memory.get(cvs)?.get(seamanId)
  return known?.on === on ? known : undefined
}

export function rememberProfile(cvs: CvStore, seamanId: string, profile: OwnProfile): void {
  const known = memory.get(cvs) ?? new Map<string, OwnProfile>()
  memory.set(cvs, known)
  known.delete(seamanId)
  known.set(seamanId, profile)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest) known.delete(oldest)
}
