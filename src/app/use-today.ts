import { useSyncExternalStore } from 'react'
import { toPlainDate } from '#src/domain/time.ts'

/** The plain date of an instant where the reader is. */
export function toOwnDate(at: number): string {
  const day = new Date(at)
  return toPlainDate(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()))
}

const never = () => () => {}

/** Today as the reader's calendar has it, which is another day than that of the server for some hours; on the page as it is sent, the server's. */
export const useToday = (now: number): string =>
  useSyncExternalStore(
    never,
    () => toOwnDate(now),
    () => toPlainDate(now),
  )
