import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** From this on, hours are shown as days. */
const MOST_HOURS = 48

/** Returns functions that write figures; without a value they write “none”. */
export function useFigureTexts() {
  const { t } = useIntl()
  const { number, percent, unit } = useFormats()
  const none = t('statistics.no-value')
  return {
    none,
    share: (part: number, of: number): string => (of === 0 ? none : percent(part / of)),
    /** With one decimal; nothing without views. */
    perHundred: (part: number, of: number): string => (of === 0 ? '' : number(Math.round((part / of) * 1000) / 10)),
    hours: (value: number): string =>
      value < MOST_HOURS ? unit(Math.max(1, Math.round(value)), 'hour') : unit(Math.round(value / 24), 'day'),
    days: (value: number | null): string => (value === null ? none : unit(Math.round(value), 'day')),
  }
}
