import { createTerm, findPayBucket, findWeek, listMonths, PAY_COARSE } from './search-terms.ts'
import { splitSearchWords } from './search-words.ts'

export type SearchableVacancy = {
  rank: string
  department: string
  fleet: string
  vesselType: string
  vesselClass: string | null
  vesselName: string | null
  flag: string | null
  /** Upper limit in USD minor units a month. */
  payUsd: number
  joinFrom: string
  joinTo: string
  portName: string | null
  portCountry: string | null
  /** Tenths of a month. */
  durationTenths: number | null
  /** Days on board of a rotation. */
  rotationOn: number | null
  englishOrder: number
  anyNationality: boolean
  nationalities: readonly string[]
  text: string
}

export type SearchableCompany = { slug: string; name: string }

/** Whole months on board, rounded up; a rotation counts days on. */
const monthsOnBoard = (vacancy: SearchableVacancy): number | undefined => {
  if (vacancy.durationTenths !== null) return Math.ceil(vacancy.durationTenths / 10)
  return vacancy.rotationOn === null ? undefined : Math.ceil(vacancy.rotationOn / 30)
}

function listTerms(vacancy: SearchableVacancy, company: SearchableCompany): string[] {
  const pay = findPayBucket(vacancy.payUsd)
  const months = monthsOnBoard(vacancy)
  return [
    createTerm('rank', vacancy.rank),
    createTerm('department', vacancy.department),
    createTerm('fleet', vacancy.fleet),
    createTerm('vessel', vacancy.vesselType),
    createTerm('company', company.slug),
    createTerm('english', vacancy.englishOrder),
    createTerm('pay', pay),
    createTerm('payband', Math.floor(pay / PAY_COARSE)),
    createTerm('week', findWeek(vacancy.joinFrom)),
    ...listMonths(vacancy.joinFrom, vacancy.joinTo).map((month) => createTerm('month', month)),
    ...(vacancy.flag ? [createTerm('flag', vacancy.flag)] : []),
    ...(vacancy.portCountry ? [createTerm('country', vacancy.portCountry)] : []),
    ...(months === undefined ? [] : [createTerm('duration', months)]),
    ...(vacancy.anyNationality
      ? ['nationality_any']
      : vacancy.nationalities.map((code) => createTerm('nationality', code))),
  ]
}

/** Returns the search entry of a published vacancy: `terms` for filters, `words` for text. Its rowid is the vacancy's seq. */
export function buildSearchText(
  vacancy: SearchableVacancy,
  company: SearchableCompany,
): { terms: string; words: string } {
  const spoken = [company.name, vacancy.vesselName, vacancy.vesselClass, vacancy.portName, vacancy.text]
  return {
    terms: listTerms(vacancy, company).join(' '),
    words: [...new Set(splitSearchWords(spoken.filter(Boolean).join(' ')))].join(' '),
  }
}
