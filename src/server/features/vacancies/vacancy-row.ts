import type { SearchableVacancy } from './vacancy-search-text.ts'

/** What an advertiser says about a post, under the names of the columns. */
export type VacancyFacts = {
  rank: string
  department: string
  fleet: string
  vessel_type: string
  vessel_class: string | null
  vessel_name: string | null
  size_value: number | null
  size_unit: string | null
  dwt: number | null
  gt: number | null
  built: number | null
  flag: string | null
  engine: string | null
  dp_class: number | null
  /** JSON list of the vocabulary's words; `trading_area` is what the employer wrote where it has none. */
  trading_areas: string | null
  trading_area: string | null
  /** Minor units of the currency. */
  pay_min: number
  pay_max: number
  pay_currency: string
  pay_period: 'month' | 'day'
  /** The upper end in USD minor units a month. */
  pay_usd: number
  join_from: string
  join_to: string
  port_name: string | null
  port_country: string | null
  duration_tenths: number | null
  duration_plus_minus: number | null
  rotation_on: number | null
  rotation_off: number | null
  positions: number
  english_level: string | null
  english_order: number
  any_nationality: number
  /** JSON lists. */
  nationalities: string
  certificates: string
  min_months_in_rank: number | null
  min_months_on_type: number | null
  text: string
  text_language: string
}

export const FACT_COLUMNS = [
  'rank',
  'department',
  'fleet',
  'vessel_type',
  'vessel_class',
  'vessel_name',
  'size_value',
  'size_unit',
  'dwt',
  'gt',
  'built',
  'flag',
  'engine',
  'dp_class',
  'trading_areas',
  'trading_area',
  'pay_min',
  'pay_max',
  'pay_currency',
  'pay_period',
  'pay_usd',
  'join_from',
  'join_to',
  'port_name',
  'port_country',
  'duration_tenths',
  'duration_plus_minus',
  'rotation_on',
  'rotation_off',
  'positions',
  'english_level',
  'english_order',
  'any_nationality',
  'nationalities',
  'certificates',
  'min_months_in_rank',
  'min_months_on_type',
  'text',
  'text_language',
] as const satisfies readonly (keyof VacancyFacts)[]

export const pickFacts = (row: VacancyFacts): VacancyFacts =>
  Object.fromEntries(FACT_COLUMNS.map((column) => [column, row[column] ?? null])) as unknown as VacancyFacts

/** A vacancy to be written. Its number in the order of publication is given by the database. */
export type VacancyRow = VacancyFacts & {
  id: string
  company_id: string
  slug: string
  status: 'draft' | 'moderation' | 'published'
  /** UTC ms; null while it is not public. A vacancy that was public before keeps its first one. */
  published_at: number | null
  expires_at: number | null
  created_at: number
  updated_at: number
  /** Left as it is by a writer that knows nothing of it; rows that are written together have it, or none does. */
  certificate_months?: string | null
}

type SearchableColumns = Pick<
  VacancyFacts,
  | 'rank'
  | 'department'
  | 'fleet'
  | 'vessel_type'
  | 'vessel_class'
  | 'vessel_name'
  | 'flag'
  | 'pay_usd'
  | 'join_from'
  | 'join_to'
  | 'port_name'
  | 'port_country'
  | 'duration_tenths'
  | 'rotation_on'
  | 'english_order'
  | 'any_nationality'
  | 'nationalities'
  | 'text'
>

/** The part of a row that the search index is made of. */
export const toSearchable = (row: SearchableColumns): SearchableVacancy => ({
  rank: row.rank,
  department: row.department,
  fleet: row.fleet,
  vesselType: row.vessel_type,
  vesselClass: row.vessel_class,
  vesselName: row.vessel_name,
  flag: row.flag,
  payUsd: row.pay_usd,
  joinFrom: row.join_from,
  joinTo: row.join_to,
  portName: row.port_name,
  portCountry: row.port_country,
  durationTenths: row.duration_tenths,
  rotationOn: row.rotation_on,
  englishOrder: row.english_order,
  anyNationality: row.any_nationality === 1,
  nationalities: JSON.parse(row.nationalities) as string[],
  text: row.text,
})
