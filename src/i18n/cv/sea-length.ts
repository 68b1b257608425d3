import type { SeaLength } from '#src/domain/sea-service/sea-modes.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'

/** "3 months 12 days", or years with one decimal. */
export function lengthOf(intl: AppIntl, length: SeaLength, { unit } = formatsFor(intl)): string {
  if (length.unit === 'years') return unit(length.years, 'year')
  const { months, days } = length
  if (months === 0) return unit(days, 'day')
  if (days === 0) return unit(months, 'month')
  return intl.t('sea-service.length.both', { months: unit(months, 'month'), days: unit(days, 'day') })
}
