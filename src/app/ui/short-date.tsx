import { toPlainDate } from '#src/domain/time.ts'
import { useFormats } from '#src/i18n/react.tsx'

/** A date in a table that repeats dates; the whole date is its title. @param date a day, or an instant in UTC ms */
export function ShortDate({ date }: { date: string | number }) {
  const { shortDate, plainDate } = useFormats()
  const day = typeof date === 'number' ? toPlainDate(date) : date
  return (
    <time dateTime={day} title={plainDate(day)}>
      {shortDate(day)}
    </time>
  )
}
