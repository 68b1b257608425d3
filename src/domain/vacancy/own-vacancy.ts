import { DAY, toPlainDate } from '../time.ts'

/** How long a vacancy is shown unless its advertiser extends it. */
const SHOWN = 60 * DAY

/** As long as someone may still join; `joinTo` is a plain date. */
export const findExpiry = (joinTo: string, now: number): number => Math.min(now + SHOWN, Date.parse(joinTo) + DAY)

/** The last plain date on which it is shown. */
export const findLastDay = (expiresAt: number): string => toPlainDate(expiresAt - 1)

/** How long an expired vacancy can still be read, ms. */
export const EXPIRED_SHOWN = 30 * DAY

/** How a company says that a vacancy ended. */
export const CLOSE_OUTCOMES = ['filled-here', 'filled-elsewhere', 'cancelled'] as const
export const MODERATION_ACTS = ['approve', 'refuse', 'take-down'] as const
/** Why a moderator refuses; each has a message `moderation.reason.{name}`, and one that says how to mend it. */
export const MODERATION_REASONS = [
  'fee',
  'pay',
  'not-a-vacancy',
  'contacts',
  'unlawful',
  'misleading',
  'other',
] as const
/** `none` of one that was never published, `paused` of one that the company hid. */
export const OWN_STATES = ['none', 'draft', 'moderation', 'published', 'paused', 'expired', 'closed'] as const

/** How an invitation to apply stands for the company that sent it. */
export const INVITATION_STATES = ['invited', 'seen', 'applied', 'declined', 'withdrawn'] as const

export type CloseOutcome = (typeof CLOSE_OUTCOMES)[number]
export type OwnState = (typeof OWN_STATES)[number]
