import { namesClosedWaters } from './closed-ports.ts'
import { findFeeWords } from './fee-words.ts'
import { isUnderFloor } from './pay-floor.ts'
import type { FormValues } from './read-form.ts'

/** What a moderator, the company and, of the pay, seafarers are told; each has a message `vacancy-form.flag.{name}`. */
export const VACANCY_FLAGS = ['pay-floor', 'fee-words', 'closed-waters', 'ship-type', 'other-fleet'] as const
export type VacancyFlag = (typeof VACANCY_FLAGS)[number]

/** Of these a moderator decides first, whoever publishes. */
export const WAITING_FLAGS: ReadonlySet<VacancyFlag> = new Set(['fee-words', 'other-fleet'])

type FleetShip = { companyId: string; vesselType: string | null }

/** What a fleet says against the ship of a vacancy: another vessel type, or that an unverified company names a ship of another's fleet. */
export const findShipFlags = (
  ship: FleetShip | undefined,
  { companyId, verified, vesselType }: { companyId: string; verified: boolean; vesselType: string },
): VacancyFlag[] => [
  ...(ship?.vesselType && vesselType !== '' && ship.vesselType !== vesselType ? (['ship-type'] as const) : []),
  ...(ship && ship.companyId !== companyId && !verified ? (['other-fleet'] as const) : []),
]

/** What of a vacancy is to be looked at. */
export function findFlags({ rank, ship, pay, joining, life, texts }: FormValues): VacancyFlag[] {
  const said = [...texts.map(({ text }) => text), life.insurance ?? '', life.agreement ?? '', ship.area ?? '']
  const { max, currency, period, basic } = pay
  const isLow =
    rank !== null &&
    max !== null &&
    joining.from !== null &&
    isUnderFloor({ rank, joinFrom: joining.from, currency, period, max, basic })
  return [
    ...(isLow ? (['pay-floor'] as const) : []),
    ...(said.some((text) => findFeeWords(text).length > 0) ? (['fee-words'] as const) : []),
    ...(ship.area && namesClosedWaters(ship.area) ? (['closed-waters'] as const) : []),
  ]
}
