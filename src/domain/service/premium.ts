import { DAY } from '../time.ts'
import { PREMIUM_TERMS } from './services.ts'

/** Whether premium lasts at an instant. @param until the last moment of premium in UTC ms; null for a person who never had it */
export const hasPremium = (until: number | null, now: number): until is number => until !== null && until > now

/** For how many days so many letters are free, beyond those without premium: as many days as they are of the letters of 30 days. */
export const daysOfLetters = (letters: number): number => Math.ceil((letters * 30) / PREMIUM_TERMS.letters)

/** How long after its end premium still decides how long versions of a CV are kept. The mails about the end name the day. */
export const PREMIUM_GRACE = 30 * DAY

/** The mail about the end is sent this long before it. */
export const PREMIUM_NOTICE = 7 * DAY

/** Days by which an admin may extend premium in one act. */
export const MAX_PREMIUM_DAYS = 365

/** How many previous versions of a CV are kept, and how long, in ms. */
export type VersionKeeping = { most: number; life: number }

export const USUAL_KEEPING: VersionKeeping = { most: 20, life: 30 * DAY }
export const LONGER_KEEPING: VersionKeeping = { most: PREMIUM_TERMS.versions, life: PREMIUM_TERMS.versionDays * DAY }

/** The instant until which previous versions are kept longer; null if the usual rule applies. */
export const longerUntil = (until: number | null, now: number): number | null =>
  until !== null && until + PREMIUM_GRACE > now ? until + PREMIUM_GRACE : null

/** The rule for previous versions of the CV of a seafarer whose premium ends, or ended, at `until`. */
export const versionKeepingOf = (until: number | null, now: number): VersionKeeping =>
  longerUntil(until, now) === null ? USUAL_KEEPING : LONGER_KEEPING
