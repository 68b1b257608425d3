import { daysSince } from '#src/contract/availability/availability.ts'
import type { Availability } from '#src/contract/availability/schemas.ts'
import type { AppIntl } from './intl.ts'

/** Returns "Confirmed 12 days ago" for an availability date, or that it is unknown. */
export const confirmedText = ({ t }: Pick<AppIntl, 't'>, { confirmedOn }: Availability, now: number): string =>
  confirmedOn === null ? t('ui.confirmed.never') : t('ui.confirmed.days', { days: daysSince(confirmedOn, now) })
