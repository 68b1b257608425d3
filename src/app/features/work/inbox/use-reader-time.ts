import { useMemo, useSyncExternalStore } from 'react'
import { toOwnDate, useToday } from '#src/app/use-today.ts'
import { toDate, toDay } from '#src/domain/sea-service/plain-days.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const serverZone = () => 'UTC'

export type ReaderTime = {
  /** The plain date of an instant. */
  dayOf: (at: number) => string
  /** “14:05” */
  time: (at: number) => string
  /** Today, yesterday, or the date. */
  nameDay: (day: string) => string
}

/** Returns dates and times in the reader's time zone. */
export function useReaderTime(now: number): ReaderTime {
  const { t } = useIntl()
  const formats = useFormats()
  const zone = useSyncExternalStore(never, ownZone, serverZone)
  const today = useToday(now)
  // Memoised per day: ten thousand messages depend on it.
  return useMemo(() => {
    const dayOf = zone === 'UTC' ? toPlainDate : toOwnDate
    const yesterday = toDate(toDay(today) - 1)
    const nameDay = (day: string) => {
      if (day === today) return t('inbox.day.today')
      return day === yesterday ? t('inbox.day.yesterday') : formats.plainDate(day)
    }
    return { dayOf, nameDay, time: (at) => formats.time(at, zone) }
  }, [zone, today, t, formats])
}
