import { pickColumns, type RowOf, type StoredRow } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from './vacancy.tables.ts'
import type { SearchableVacancy } from './vacancy-search-text.ts'

/** The advertiser's data about a post. */
export const FACTS = pickColumns(
  vacancyTable,
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
  'duration_days',
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
)

/** Under column names. */
export type VacancyFacts = RowOf<typeof FACTS>

export const pickFacts = (row: VacancyFacts): VacancyFacts =>
  Object.fromEntries(FACTS.names.map((column) => [column, row[column] ?? null])) as unknown as VacancyFacts

/** Only in manual vacancies. */
export type ByHand =
  | ('certificate_months' | 'imo' | 'ship_hidden' | 'hidden_name' | 'cadet_berth' | 'insurance' | 'texts' | 'flags')
  | ('pay_basic' | 'pay_overtime' | 'pay_leave' | 'pay_bonus' | 'pay_kind' | 'no_fee_clause' | 'no_fee_at')
  | ('crew_size' | 'crew_nationalities' | 'travel_paid' | 'agreement_kind' | 'agreement')
  | ('internet_offered' | 'internet_free_gb' | 'internet_price' | 'internet_currency')

/** A vacancy to be written. The database assigns its sequence number. */
export type VacancyRow = VacancyFacts &
  Pick<
    StoredRow<typeof vacancyTable>,
    'id' | 'company_id' | 'slug' | 'published_at' | 'expires_at' | 'created_at' | 'updated_at'
  > &
  // Unchanged by writers that omit them; rows written together either all have them or none.
  Partial<Pick<StoredRow<typeof vacancyTable>, ByHand | 'paused_at' | 'outcome'>> & {
    status: 'moderation' | 'published'
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
> &
  Partial<Pick<VacancyRow, 'texts'>>

/** Returns the columns of the search index. */
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
  text: [row.text, ...Object.values(JSON.parse(row.texts ?? '{}') as Record<string, string>)].join('\n'),
})
