import type { FacetName } from './vacancy-filters.ts'

/** One match, as the unit of counts. */
export type Candidate = {
  rank: string
  department: string
  fleet: string
  vessel: string
  flag: string | null
  country: string | null
  english: number
  /** Null if all are accepted. */
  nationalities: string[] | null
  publishedAt: number
  companyId: string
  /** 1 for a checked employer, otherwise 0. */
  verified: number
}

/** In the order of "Facts". */
const FACTS: readonly (readonly [name: FacetName | 'company', sql: string])[] = [
  ['rank', 'v.rank'],
  ['department', 'v.department'],
  ['fleet', 'v.fleet'],
  ['vessel', 'v.vessel_type'],
  ['flag', 'v.flag'],
  ['country', 'v.port_country'],
  ['english', 'v.english_order'],
  ['nationality', 'iif(v.any_nationality, NULL, json(v.nationalities))'],
  ['published', 'v.published_at'],
  ['company', 'v.company_id'],
  ['verified', 'v.company_id IN (SELECT id FROM organisation WHERE verified = 1)'],
]

/** If one group is counted, the others are empty, because reading the text takes the time. */
export const toFacts = (only?: FacetName): string =>
  `json_array(${FACTS.map(([name, sql]) => (only === undefined || name === only ? sql : 'NULL')).join(', ')})`

type Facts = [
  string,
  string,
  string,
  string,
  string | null,
  string | null,
  number,
  string[] | null,
  number,
  string,
  number,
]

const toCandidate = ([
  rank,
  department,
  fleet,
  vessel,
  flag,
  country,
  english,
  nationalities,
  publishedAt,
  companyId,
  verified,
]: Facts): Candidate => ({
  rank,
  department,
  fleet,
  vessel,
  flag,
  country,
  english,
  nationalities,
  publishedAt,
  companyId,
  verified,
})

export const readCandidates = (row: { facts: string | null } | undefined): Candidate[] | null =>
  row?.facts ? (JSON.parse(row.facts) as Facts[]).map(toCandidate) : null
