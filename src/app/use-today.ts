import { useSyncExternalStore } from 'react'
import { toPlainDate } from '#src/domain/time.ts'

/** Returns the plain date of an instant in the reader's time zone. */
export function toOwnDate(at: number): string {
  const day = new Date(at)
  return toPlainDate(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()))
}

const never = () => () => {}

/** Today in the reader's calendar, which differs from the server's for some hours; in the server's markup, the server's. */
export const useToday = (now: number): string =>
  useSyncExternalStore(
    never,
    () => toOwnDate(now),
    () => toPlainDate(now),
  )
