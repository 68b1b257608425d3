import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** From this on, hours are shown as days. */
const MOST_HOURS = 48

/** Returns functions that write figures; without a value they write “none”. */
export function useFigureTexts() {
  const { t } = useIntl()
  const { percent, unit } = useFormats()
  const none = t('statistics.no-value')
  return {
    none,
    share: (part: number, of: number): string => (of === 0 ? none : percent(part / of)),
    hours: (value: number | null): string => {
      if (value === null) return none
      return value < MOST_HOURS ? unit(Math.max(1, Math.round(value)), 'hour') : unit(Math.round(value / 24), 'day')
    },
    days: (value: number | null): string => (value === null ? none : unit(Math.round(value), 'day')),
  }
}
