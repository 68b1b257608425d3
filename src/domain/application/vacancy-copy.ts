import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'

/** Facts of an advert, and the fields of `VacancyDetail` that contain them. */
export const VACANCY_FACTS = {
  post: ['rank', 'cadetBerth'],
  pay: ['pay', 'payParts'],
  joining: ['joinFrom', 'joinTo'],
  port: ['port'],
  duration: ['duration', 'rotation'],
  area: ['tradingAreas', 'tradingArea'],
  positions: ['positions'],
  agreement: ['agreement', 'agreementName'],
  travel: ['travelPaid'],
  'vessel-name': ['vesselName', 'imo'],
  'vessel-type': ['vesselType', 'vesselClass'],
  'vessel-built': ['built'],
  'vessel-flag': ['flag'],
  'vessel-size': ['size', 'dwt', 'gt'],
  'vessel-engine': ['engine'],
  'vessel-dp': ['dpClass'],
  'vessel-internet': ['internet'],
  crew: ['crew'],
  nationality: ['nationalities'],
  english: ['englishLevel'],
  'sea-service': ['minMonthsInRank', 'minMonthsOnType'],
  certificates: ['certificates', 'certificateMonths'],
  employer: ['employerName', 'employerVerified'],
  licence: ['licence', 'insurance'],
  text: ['text', 'textLanguage', 'texts'],
} as const satisfies Record<string, readonly string[]>

export type VacancyFact = keyof typeof VACANCY_FACTS

export const FACT_NAMES = Object.keys(VACANCY_FACTS) as VacancyFact[]

type OfDetail =
  | (
      | 'rank'
      | 'cadetBerth'
      | 'pay'
      | 'payParts'
      | 'joinFrom'
      | 'joinTo'
      | 'port'
      | 'duration'
      | 'rotation'
      | 'tradingAreas'
      | 'tradingArea'
    )
  | ('positions' | 'agreement' | 'agreementName' | 'travelPaid' | 'vesselName' | 'imo' | 'vesselType' | 'vesselClass')
  | ('built' | 'flag' | 'size' | 'dwt' | 'gt' | 'engine' | 'dpClass' | 'internet' | 'crew')
  | ('nationalities' | 'englishLevel' | 'minMonthsInRank' | 'minMonthsOnType' | 'certificates' | 'licence')
  | ('insurance' | 'texts')
  | ('text' | 'textLanguage')

/** A copy of a vacancy: its page without related data. */
export type VacancyCopy = Pick<VacancyDetail, OfDetail> & {
  /** Required validity in months from joining, by paper slug. */
  certificateMonths: Record<string, number>
  employerName: string
  employerVerified: boolean
  /** A law allowed it to name nationalities when it was copied. */
  asksNationality?: true | undefined
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns facts that differ between two states, in page order. */
export const listVacancyChanges = (before: VacancyCopy, after: VacancyCopy): VacancyFact[] =>
  FACT_NAMES.filter((fact) => VACANCY_FACTS[fact].some((name: keyof VacancyCopy) => !isSame(before[name], after[name])))
