import { addMonths, toDate, toDay } from '../sea-service/plain-days.ts'
import { DAY, toPlainDate } from '../time.ts'

/** For the own first verification, and for a friend who was verified. */
export const BONUS_KINDS = ['verification', 'friend'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]

export type BonusState = 'waiting' | 'booked' | 'refused'

/**
 * Why a bonus waits: the month's limit is reached, the CV differs from what was verified, or lacks
 * what identifies the person. Why it is refused: no price at the time of the
 * verification, both accounts belong together, or the person was rewarded by another account.
 */
export type BonusReason = 'month-full' | 'changed' | 'incomplete' | 'not-offered' | 'same-side' | 'known-person'

const MONTHS = 12

/** Time before the end at which the person is reminded. */
export const REMINDER_TIME = 30 * DAY

/** Returns when a bonus ends: twelve months later at the same time of the day, UTC ms. */
export const endOfBonus = (bookedAt: number): number =>
  Date.parse(toDate(addMonths(toDay(toPlainDate(bookedAt)), MONTHS))) + (bookedAt % DAY)
