import type { SelectGroup, SelectOption } from '#src/app/ui/forms/index.ts'
import { UTC } from '#src/domain/time-zone/read-time-zone.ts'
import { TIME_ZONES } from '#src/domain/time-zone/time-zones.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** “Argentina/Buenos Aires” of America/Argentina/Buenos_Aires. */
const cityOf = (name: string): string => name.slice(name.indexOf('/') + 1).replaceAll('_', ' ')

const isListed = (name: string): boolean => name === UTC || TIME_ZONES.some(({ names }) => names.includes(name))

/** Time zones by region, and the current one if the list does not contain it. */
export function listZones(t: AppIntl['t'], current: string | null): (SelectOption | SelectGroup)[] {
  const other = current !== null && !isListed(current) ? [{ value: current, label: current }] : []
  const regions = TIME_ZONES.map(({ region, names }) => ({
    label: t(`formats.region.${region}`),
    options: names.map((name) => ({ value: name, label: cityOf(name) })),
  }))
  return [...other, { value: UTC, label: UTC }, ...regions]
}
