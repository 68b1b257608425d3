import type { LocaleCode } from '#src/domain/locales.ts'
import { DAY } from '#src/domain/time.ts'

/** Times in milliseconds. */
export const FRESH_FOR = 60_000
export const STALE_FOR = DAY
/** Older documents are not served, even if the server fails. */
export const KEPT_FOR = 7 * STALE_FOR
/** Requests of a document before it is compressed. */
export const ASKED_OFTEN = 5
/** How long a reader waits for a new render before an old document is served. */
export const PATIENCE = 800

type Copy = { storedAt: number; until?: number }

/** `outdated`: it contains something withdrawn. */
export type Age = 'fresh' | 'stale' | 'old' | 'outdated' | 'gone'

/** `until`: when the document becomes outdated by itself. */
export function ageOf({ storedAt, until = Number.POSITIVE_INFINITY }: Copy, now: number): Age {
  const age = now - storedAt
  if (age >= KEPT_FOR) return 'gone'
  if (age >= STALE_FOR || now >= until) return 'old'
  return age < FRESH_FOR ? 'fresh' : 'stale'
}

/** Addresses with free text are rarely requested again, and may be invented to cause work. */
export const isWorthPacking = (search: URLSearchParams): boolean => search.size === 0

type KeyParts = { build: string; origin: string; locale: LocaleCode; path: string; search: URLSearchParams }

/** The key of a cached document. A new build has new keys, which is how a release purges the old ones. */
export function documentKey({ build, origin, locale, path, search }: KeyParts): string {
  const query = search.toString()
  return `${origin}/_documents/${encodeURIComponent(build)}/${locale}${path}${query && `?${query}`}`
}
