import type { Availability } from '#src/contract/schemas/still-free.ts'
import { daysSince } from '#src/contract/still-free.ts'
import type { AppIntl } from './intl.ts'

/** "Confirmed 12 days ago": how old it is what a seafarer says of being available, or that nobody knows. */
export const confirmedText = ({ t }: Pick<AppIntl, 't'>, { confirmedOn }: Availability, now: number): string =>
  confirmedOn === null ? t('ui.confirmed.never') : t('ui.confirmed.days', { days: daysSince(confirmedOn, now) })
