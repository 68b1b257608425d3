import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** From this on, hours are shown as days. */
const MOST_HOURS = 48

/** Returns functions that write figures; without a value they write “none”. */
export function useFigureTexts() {
  const { t } = useIntl()
  const { number, percent, unit } = useFormats()
  const none = t('statistics.no-value')
  const days = (value: number): string => unit(Math.round(value), 'day')
  const hours = (value: number): string =>
    value < MOST_HOURS ? unit(Math.max(1, Math.round(value)), 'hour') : days(value / 24)
  return {
    none,
    share: (part: number, of: number): string => (of === 0 ? none : percent(part / of)),
    /** With one decimal; nothing without views. */
    perHundred: (part: number, of: number): string => (of === 0 ? '' : number(Math.round((part / of) * 1000) / 10)),
    hours,
    days,
    /** A figure of the market; null is one of too few companies. */
    market: (value: number | null, write: (value: number) => string): string =>
      t('statistics.market.value', { value: value === null ? t('statistics.market.few') : write(value) }),
    percentOf: (value: number): string => percent(value / 100),
  }
}
