import { useMemo, useSyncExternalStore } from 'react'
import { toOwnDate, useToday } from '#src/app/use-today.ts'
import { DAY, toPlainDate } from '#src/contract/time.ts'
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

/** Days and times where the reader is. */
export function useReaderTime(now: number): ReaderTime {
  const { t } = useIntl()
  const formats = useFormats()
  const zone = useSyncExternalStore(never, ownZone, serverZone)
  const today = useToday(now)
  return useMemo(() => {
    const dayOf = zone === 'UTC' ? toPlainDate : toOwnDate
    const yesterday = dayOf(now - DAY)
    const nameDay = (day: string) => {
      if (day === today) return t('inbox.day.today')
      return day === yesterday ? t('inbox.day.yesterday') : formats.plainDate(day)
    }
    return { dayOf, nameDay, time: (at) => formats.time(at, zone) }
  }, [zone, today, now, t, formats])
}
