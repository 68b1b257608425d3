import { daysSince } from '#src/contract/availability/availability.ts'
import type { Availability } from '#src/contract/availability/schemas.ts'
import type { AppIntl } from './intl.ts'

/** "Confirmed 12 days ago": how old it is what a seafarer says of being available, or that no one knows. */
export const confirmedText = ({ t }: Pick<AppIntl, 't'>, { confirmedOn }: Availability, now: number): string =>
  confirmedOn === null ? t('ui.confirmed.never') : t('ui.confirmed.days', { days: daysSince(confirmedOn, now) })
