import { DAY } from '#src/contract/time.ts'
import type { VacancyRow } from './vacancy-row.ts'

/** How long a vacancy is shown unless its advertiser says again that it is open. */
const SHOWN = 60 * DAY

/** As long as somebody may still join; `joinTo` is a plain date. */
export const findExpiry = (joinTo: string, now: number): number => Math.min(now + SHOWN, Date.parse(joinTo) + DAY)

/** So many vacancies of a company that is not verified are read by a moderator first (RULINGS "Trust"). */
const FIRST_VACANCIES = 5

export type Publisher = {
  id: string
  slug: string
  name: string
  verified: boolean
  country: string
  kind: 'agency' | 'manager' | 'owner'
  emailVerified: boolean
  /** How many vacancies were public before. */
  published: number
}

/** Whether what a company publishes now is public at once or waits for a moderator. */
export const chooseStatus = (publisher: Publisher): Extract<VacancyRow['status'], 'published' | 'moderation'> => {
  if (!publisher.emailVerified) return 'moderation'
  return publisher.verified || publisher.published >= FIRST_VACANCIES ? 'published' : 'moderation'
}
