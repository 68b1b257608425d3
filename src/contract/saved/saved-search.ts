import { DAY } from '#src/domain/time.ts'

/** How often a saved search tells of new vacancies by mail. */
export const ALERTS = ['daily', 'weekly', 'none'] as const
export type Alert = (typeof ALERTS)[number]

export const MAX_SAVED_SEARCHES = 30
export const MAX_SAVED_VACANCIES = 500

const PAUSES: Readonly<Record<Exclude<Alert, 'none'>, number>> = { daily: DAY, weekly: 7 * DAY }

/** When it is looked at next; null for one that tells nothing. UTC ms. */
export const nextAlert = (alert: Alert, now: number): number | null => (alert === 'none' ? null : now + PAUSES[alert])
