import { CONSULTATION_TERMS } from '../mailing/mailings.ts'
import { DAY, HOUR, MINUTE, toPlainDate } from '../time.ts'
import { findClock, readClock } from '../time-zone/local-time.ts'

export const CONSULTATION_LANGUAGES = CONSULTATION_TERMS.languages
export type ConsultationLanguage = (typeof CONSULTATION_LANGUAGES)[number]

/** `phone`: the admin calls the number that the seafarer gives. `video`: both open the link that the admin entered. */
export const MEETING_WAYS = ['video', 'phone'] as const
export type MeetingWay = (typeof MEETING_WAYS)[number]

/** What became of a consultation, as an admin marks it, and the event of its part. */
export const OUTCOMES = { held: 'finish', absent: 'stay-away', missed: 'miss' } as const
export type Outcome = keyof typeof OUTCOMES
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as [Outcome, ...Outcome[]]

/** The length of a slot, in ms. */
export const SLOT_LENGTH = CONSULTATION_TERMS.minutes * MINUTE
/** A slot is booked, or entered, at least this long before it begins. */
export const MIN_AHEAD = 2 * HOUR
/** A slot is entered at most this long before it begins. */
export const MAX_AHEAD = 100 * DAY
/** A booking is changed or cancelled at least this long before it. */
export const CHANGE_UNTIL = 24 * HOUR
/** After its end a consultation is marked within this time; otherwise it counts as missed by us. */
export const MARKED_WITHIN = 24 * HOUR
/** Reminders of a booking, each this long before it. */
export const REMINDERS = [24 * HOUR, HOUR] as const

/** Slots in a row on one day, and days in a row, that one form enters. */
export const MAX_IN_ROW = 8
export const MAX_DAYS = 7

/** How long before the end of the hold of its price the last slot of a part begins: it is marked, or lapses, before. */
export const BOOKING_REST = SLOT_LENGTH + MARKED_WITHIN

/** When a booked part lapses if it was not marked. */
export const lapseOf = (startsAt: number): number => startsAt + BOOKING_REST

/** The start of the slot that a part with this `dueAt` has booked; null without a booking. */
export const startOfDue = (dueAt: number | null): number | null => (dueAt === null ? null : dueAt - BOOKING_REST)

/** Whether a booking can still be changed or cancelled by its seafarer; also true without one. */
export const mayChangeBooking = (startsAt: number | null, now: number): boolean =>
  startsAt === null || startsAt - now >= CHANGE_UNTIL

/** How many reminders of a booking are not sent because their time was over when it was made. */
export const countPassedReminders = (startsAt: number, now: number): number =>
  REMINDERS.filter((before) => startsAt - before <= now).length

export type SlotRow = {
  /** The first local day (YYYY-MM-DD) and the local time of its first slot (HH:MM). */
  day: string
  time: string
  timeZone: string
  /** Slots in a row on each day, and days in a row. */
  count: number
  days: number
}

export type LocalSlot = { day: string; time: string; startsAt: number; isSkipped: boolean }

const writeTime = (clock: number): string => new Date(clock).toISOString().slice(11, 16)

/**
 * Returns the slots of a row in order. Each begins at its local time; a time that clocks show twice is the first one. `isSkipped`: clocks
 * skip the time.
 */
export function listSlots({ day, time, timeZone, count, days }: SlotRow): LocalSlot[] {
  const first = Date.parse(`${day}T${time}:00Z`)
  return Array.from({ length: days * count }, (_, index) => {
    const clock = first + Math.floor(index / count) * DAY + (index % count) * SLOT_LENGTH
    const startsAt = findClock(clock, timeZone)
    const isSkipped = readClock(startsAt, timeZone) !== clock
    return { day: toPlainDate(clock), time: writeTime(clock), startsAt, isSkipped }
  })
}
