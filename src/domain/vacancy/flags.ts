import { namesClosedWaters } from './closed-ports.ts'
import { findFeeWords } from './fee-words.ts'
import { isUnderFloor } from './pay-floor.ts'
import type { FormValues } from './read-form.ts'

/** What a moderator, the company and, of the pay, seafarers are told; each has a message `vacancy-form.flag.{name}`. */
export const VACANCY_FLAGS = ['pay-floor', 'fee-words', 'closed-waters', 'ship-type', 'other-fleet'] as const
export type VacancyFlag = (typeof VACANCY_FLAGS)[number]

/** Flags that need a decision of a moderator before publication, regardless of who publishes. */
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

/** The input from which the flags of a vacancy are computed, for editor and feed alike. */
export type Flagged = {
  /** All that readers see in the advertiser's own words. */
  words: readonly (string | null | undefined)[]
  area: string | null
  pay: Parameters<typeof isUnderFloor>[0] | null
}

/** The one check of what is to be looked at: of what is typed, of feeds, and of rows that a moderator reads. */
export const findFlags = ({ words, area, pay }: Flagged): VacancyFlag[] => [
  ...(pay && isUnderFloor(pay) ? (['pay-floor'] as const) : []),
  ...(words.some((text) => text && findFeeWords(text).length > 0) ? (['fee-words'] as const) : []),
  ...(area && namesClosedWaters(area) ? (['closed-waters'] as const) : []),
]

/** What of a vacancy is to be looked at while it is typed. */
export function findFormFlags({ rank, ship, pay, joining, life, texts }: FormValues): VacancyFlag[] {
  const { max, currency, period, basic } = pay
  const { from: joinFrom } = joining
  return findFlags({
    words: [
      ...texts.map(({ text }) => text),
      ...[life.insurance, life.agreement, ship.area, ship.name, ship.class, ship.engine, joining.port?.name],
    ],
    area: ship.area,
    pay: rank !== null && max !== null && joinFrom !== null ? { rank, joinFrom, currency, period, max, basic } : null,
  })
}
