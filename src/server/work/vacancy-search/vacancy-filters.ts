import type { VacancyQuery } from '#src/contract/vacancy-search/schemas.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { CURRENCY_EXPONENTS, isCurrency, toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import { ENGLISH_LEVELS, isEnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import type { QueryTerms } from '#src/domain/vocabulary/query-terms.ts'
import {
  createTerm,
  findPayBucket,
  HIGHEST_PAY_BUCKET,
  LONGEST_MONTHS,
  listMonths,
  PAY_COARSE,
} from '../vacancy/search-terms.ts'

/** Groups of filters with counts. */
export const FACETED = [
  'rank',
  'department',
  'fleet',
  'vessel',
  'flag',
  'country',
  'nationality',
  'english',
  'published',
  'verified',
] as const
export type FacetName = (typeof FACETED)[number]

export type Condition = { sql: string; values: (string | number)[] }

/** A filter in both forms: index terms, any of which must match, and a condition on the row. */
export type Filter = {
  name: FacetName | 'company' | 'pay' | 'joining' | 'duration' | 'spoken'
  terms: string[]
  condition: Condition
  /** The terms match slightly too much: the condition is needed as well. */
  isRough?: boolean
  /** Not in the index: always checked on rows. */
  isOfRow?: boolean
  /** For a filter by a field with a list of values: the field and the selected values. */
  choice?: { of: Choice; values: string[] }
}

/** Vacancies whose joining window ended longer ago are not published. */
const PAST_WINDOW = 60 * DAY
/** Matches no vacancy: an empty list of terms would be a syntax error. */
const NO_TERM = 'none_none'
const DAYS_PER_MONTH = 30

const COLUMNS = {
  rank: 'v.rank',
  department: 'v.department',
  fleet: 'v.fleet',
  vessel: 'v.vessel_type',
  flag: 'v.flag',
  country: 'v.port_country',
}
export type Choice = keyof typeof COLUMNS

const CODES = new Set<string>(['flag', 'country'])

// Lists are one JSON parameter, because bound parameters are limited.
const IN_LIST = 'IN (SELECT value FROM json_each(?))'

function createChoice(name: Choice, typed: readonly string[], as: Filter['name'] = name): Filter[] {
  if (typed.length === 0) return []
  const values = typed.map((value) => (CODES.has(name) ? value.toUpperCase() : value.toLowerCase()))
  const terms = values.map((value) => createTerm(name, value))
  const [value = ''] = values
  const condition =
    values.length === 1
      ? { sql: `${COLUMNS[name]} = ?`, values: [value] }
      : { sql: `${COLUMNS[name]} ${IN_LIST}`, values: [JSON.stringify(values)] }
  return [{ name: as, terms, condition, choice: { of: name, values } }]
}

function createNationality(typed: readonly string[]): Filter[] {
  if (typed.length === 0) return []
  const codes = typed.map((code) => code.toUpperCase())
  const sql = `(v.any_nationality = 1 OR EXISTS (SELECT 1 FROM vacancy_nationality n WHERE n.vacancy_seq = v.seq AND n.country ${IN_LIST}))`
  const terms = ['nationality_any', ...codes.map((code) => createTerm('nationality', code))]
  return [{ name: 'nationality', terms, condition: { sql, values: [JSON.stringify(codes)] } }]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function createEnglish(level: string | undefined): Filter[] {
  if (!level || !isEnglishLevel(level)) return []
  const order = ENGLISH_LEVELS.indexOf(level)
  const terms = range(0, order).map((asked) => createTerm('english', asked))
  return [{ name: 'english', terms, condition: { sql: 'v.english_order <= ?', values: [order] } }]
}

/** Converts pay in whole units of a currency to USD minor units a month. */
const toAskedPay = (units: number, currency: string): number =>
  isCurrency(currency) ? toUsdPerMonth(units * 10 ** CURRENCY_EXPONENTS[currency], currency, 'month') : units * 100

// From the step up: fine steps to the end of its band, then whole bands.
function listPayTerms(payUsd: number): string[] {
  const first = findPayBucket(payUsd)
  const band = Math.floor(first / PAY_COARSE)
  const fine = range(first, (band + 1) * PAY_COARSE - 1).map((step) => createTerm('pay', step))
  return [
    ...fine,
    ...range(band + 1, Math.floor(HIGHEST_PAY_BUCKET / PAY_COARSE)).map((above) => createTerm('payband', above)),
  ]
}

function createPay({ payFrom, currency }: VacancyQuery): Filter[] {
  if (!payFrom) return []
  const asked = toAskedPay(payFrom, currency)
  return [
    { name: 'pay', terms: listPayTerms(asked), condition: { sql: 'v.pay_usd >= ?', values: [asked] }, isRough: true },
  ]
}

/** The joining window overlaps the selected one; an open end is unlimited. */
function createJoining({ joinFrom, joinTo }: VacancyQuery, now: number): Filter[] {
  if (!joinFrom && !joinTo) return []
  const earliest = toPlainDate(now - PAST_WINDOW)
  const months = listMonths(
    joinFrom && joinFrom > earliest ? joinFrom : earliest,
    joinTo ?? '9999-12-31',
    LONGEST_MONTHS,
  )
  const bounds = [
    ...(joinFrom ? [['v.join_to >= ?', joinFrom] as const] : []),
    ...(joinTo ? [['v.join_from <= ?', joinTo] as const] : []),
  ]
  const condition = { sql: bounds.map(([sql]) => sql).join(' AND '), values: bounds.map(([, value]) => value) }
  return [
    {
      name: 'joining',
      terms: [NO_TERM, ...months.map((month) => createTerm('month', month))],
      condition,
      isRough: true,
    },
  ]
}

function createDuration({ durationMax }: VacancyQuery): Filter[] {
  if (!durationMax) return []
  const sql = 'coalesce(v.duration_tenths <= ?, v.rotation_on <= ?, 0)'
  const terms = range(0, durationMax).map((months) => createTerm('duration', months))
  return [{ name: 'duration', terms, condition: { sql, values: [durationMax * 10, durationMax * DAYS_PER_MONTH] } }]
}

function createCompany(slug: string | undefined): Filter[] {
  if (!slug) return []
  const sql = 'v.company_id IN (SELECT id FROM organisation WHERE slug = ?)'
  return [{ name: 'company', terms: [createTerm('company', slug)], condition: { sql, values: [slug] } }]
}

/** A licence applies to all vacancies of a company, so the vacancy index does not contain it. */
const createVerified = (verified: string | undefined): Filter[] =>
  verified
    ? [
        {
          name: 'verified',
          terms: [],
          condition: { sql: 'v.company_id IN (SELECT id FROM organisation WHERE verified = 1)', values: [] },
          isOfRow: true,
        },
      ]
    : []

/** Filters of a search except publication time and free words. */
export const listFilters = (query: VacancyQuery, spoken: QueryTerms, now: number): Filter[] => [
  ...createChoice('rank', query.rank),
  ...createChoice('department', query.department),
  ...createChoice('fleet', query.fleet),
  ...createChoice('vessel', query.vessel),
  ...createChoice('flag', query.flag),
  ...createChoice('country', query.country),
  ...createChoice('rank', spoken.ranks, 'spoken'),
  ...createChoice('vessel', spoken.vesselTypes, 'spoken'),
  ...createNationality(query.nationality),
  ...createEnglish(query.english),
  ...createPay(query),
  ...createJoining(query, now),
  ...createDuration(query),
  ...createCompany(query.company),
  ...createVerified(query.verified),
]

/** Groups of filters that this search uses. */
export const listActiveFacets = (query: VacancyQuery): FacetName[] =>
  FACETED.filter((name) => (Array.isArray(query[name]) ? query[name].length > 0 : query[name] !== undefined))
