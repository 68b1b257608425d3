import { DAY } from '#src/contract/time.ts'

/** How long a vacancy is shown unless its advertiser says again that it is open. */
const SHOWN = 60 * DAY

/** As long as somebody may still join; `joinTo` is a plain date. */
export const findExpiry = (joinTo: string, now: number): number => Math.min(now + SHOWN, Date.parse(joinTo) + DAY)

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
  /** When one of its vacancies was last refused or taken down. */
  refusedAt: number | null
}
