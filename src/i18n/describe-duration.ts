import type { PageFormats } from './formats-for.ts'
import type { AppIntl } from './intl.ts'

type Stay = {
  duration: { months: number; plusMinus: number; days?: number | null | undefined } | null
  rotation: { on: number; off: number } | null
}

/** Returns "4 ± 1 months", "6 weeks" or "28 / 28 days"; empty if unknown. */
export function describeDuration({ t }: AppIntl, formats: PageFormats, { duration, rotation }: Stay): string {
  if (rotation) {
    const { on, off } = rotation
    return t('vacancy.duration.rotation', { days: off, rotation: `${on}\u00a0/\u00a0${off}` })
  }
  if (!duration) return ''
  const { months, plusMinus, days } = duration
  if (days)
    return days % 7 === 0 ? t('vacancy.duration.weeks', { weeks: days / 7 }) : t('vacancy.duration.days', { days })
  if (plusMinus === 0) return t('vacancy.duration.months', { months })
  return t('vacancy.duration.range', {
    months,
    range: `${formats.number(months)}\u00a0±\u00a0${formats.number(plusMinus)}`,
  })
}
