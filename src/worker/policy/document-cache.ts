import type { LocaleCode } from '#src/domain/locales.ts'
import { DAY } from '#src/domain/time.ts'

/** Times in milliseconds. */
export const FRESH_FOR = 60_000
export const STALE_FOR = DAY
/** Beyond this even a failing server brings a kept document no longer back. */
export const KEPT_FOR = 7 * STALE_FOR
/** Of one document, before the work of packing it is worth it. */
export const ASKED_OFTEN = 5
/** How long a reader waits for a new rendering before an over-aged document is given instead. */
export const PATIENCE = 800

type Copy = { storedAt: number; until?: number }

/** `outdated`: it shows something that was withdrawn. */
export type Age = 'fresh' | 'stale' | 'old' | 'outdated' | 'gone'

/** `until`: when the document itself says that it will be out of date. */
export function ageOf({ storedAt, until = Number.POSITIVE_INFINITY }: Copy, now: number): Age {
  const age = now - storedAt
  if (age >= KEPT_FOR) return 'gone'
  if (age >= STALE_FOR || now >= until) return 'old'
  return age < FRESH_FOR ? 'fresh' : 'stale'
}

/** What anyone can make up addresses of is rarely asked for again, and may be made up to cause work. */
export const isWorthPacking = (search: URLSearchParams): boolean => search.size === 0

type KeyParts = { build: string; origin: string; locale: LocaleCode; path: string; search: URLSearchParams }

/** Key of a kept document. A new build has new keys, which is how a release purges the old ones. */
export function documentKey({ build, origin, locale, path, search }: KeyParts): string {
  const query = search.toString()
  return `${origin}/_documents/${encodeURIComponent(build)}/${locale}${path}${query && `?${query}`}`
}
