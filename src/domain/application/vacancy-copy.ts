import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'

/** What an advertiser says of a post, fact by fact, and the names of `VacancyDetail` that hold it. */
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

/** A vacancy as it was: what its page told, without what stood around it. */
export type VacancyCopy = Pick<VacancyDetail, OfDetail> & {
  /** Months from joining on that a paper must last, by its slug, where the advertiser says so. */
  certificateMonths: Record<string, number>
  employerName: string
  employerVerified: boolean
  /** That a law let it ask for its nationalities when it was copied. */
  asksNationality?: true | undefined
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Facts that two states of one vacancy tell differently, in the order of the page. */
export const listVacancyChanges = (before: VacancyCopy, after: VacancyCopy): VacancyFact[] =>
  FACT_NAMES.filter((fact) => VACANCY_FACTS[fact].some((name: keyof VacancyCopy) => !isSame(before[name], after[name])))
