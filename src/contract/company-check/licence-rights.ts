import { DAY } from '#src/domain/time.ts'
import type { CompanyState } from './company-check.ts'

/** What a company may do, as far as it depends on the state of its licence. */
export const LICENCE_RIGHTS = ['publish', 'texts', 'contacts', 'invite', 'voyages', 'messages', 'applicants'] as const
export type LicenceRight = (typeof LICENCE_RIGHTS)[number]

/** `limited`: after a review, or only with the seafarer's consent. */
export type LicenceAccess = 'yes' | 'limited' | 'no'

const UNVERIFIED: Record<LicenceRight, LicenceAccess> = {
  publish: 'limited',
  texts: 'limited',
  contacts: 'limited',
  invite: 'no',
  voyages: 'no',
  messages: 'yes',
  applicants: 'yes',
}

/** What each state of a licence allows. Each entry has a message `company-check.opens.{right}.{access}`. */
export const LICENCE_ACCESS: Readonly<Record<CompanyState, Readonly<Record<LicenceRight, LicenceAccess>>>> = {
  none: UNVERIFIED,
  waiting: UNVERIFIED,
  refused: UNVERIFIED,
  expired: UNVERIFIED,
  verified: {
    ...{ publish: 'yes', texts: 'yes', contacts: 'yes', invite: 'yes' },
    ...{ voyages: 'yes', messages: 'yes', applicants: 'yes' },
  },
  suspended: { ...UNVERIFIED, publish: 'no', messages: 'no' },
}

/** Days before the end of a licence from which its company is warned. */
export const WARNED_DAYS = 90

/** Whether a licence ends so soon that its company needs the next one. */
export const endsSoon = (licenceExpires: string | null, now: number): boolean =>
  licenceExpires !== null && Date.parse(licenceExpires) - now <= WARNED_DAYS * DAY
