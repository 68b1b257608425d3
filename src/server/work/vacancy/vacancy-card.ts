import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Prefixed, type Present, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from './vacancy.tables.ts'

const OF_VACANCY = pickColumns(
  vacancyTable,
  ...([
    'id',
    'slug',
    'rank',
    'fleet',
    'vessel_type',
    'vessel_class',
    'size_value',
    'size_unit',
    'built',
    'flag',
  ] as const),
  ...([
    'pay_min',
    'pay_max',
    'pay_currency',
    'pay_period',
    'join_from',
    'join_to',
    'port_name',
    'port_country',
  ] as const),
  ...(['duration_tenths', 'duration_plus_minus', 'duration_days', 'rotation_on', 'rotation_off'] as const),
)
const PUBLISHED = pickColumns(vacancyTable, 'published_at')
const OF_COMPANY = pickColumns(organisationTable, 'id', 'slug', 'name', 'country', 'city', 'verified')

/** Columns of a card, for `FROM vacancy v JOIN organisation c`. */
export const CARD_COLUMNS = `${OF_VACANCY.of('v')}, ${PUBLISHED.of('v')}, ${OF_COMPANY.of('c', 'company_')}`

/** Its columns about the employer. */
export const EMPLOYER_COLUMNS = OF_COMPANY.of('c', 'company_')

/** The same, by their names in the row. */
export const CARD_NAMES: readonly string[] = [
  ...[...OF_VACANCY.names, ...PUBLISHED.names],
  ...OF_COMPANY.names.map((name) => `company_${name}`),
]

/** A vacancy that is or was public. */
export type CardRow = RowOf<typeof OF_VACANCY> &
  Present<RowOf<typeof PUBLISHED>> &
  Prefixed<'company_', RowOf<typeof OF_COMPANY>>

type Unit = NonNullable<VacancyCard['size']>['unit']

const toEmployer = (row: CardRow): VacancyCard['employer'] => ({
  id: row.company_id,
  slug: row.company_slug,
  name: row.company_name,
  country: row.company_country,
  city: row.company_city,
  verified: row.company_verified === 1,
})

const toDuration = (row: CardRow): VacancyCard['duration'] =>
  row.duration_tenths === null
    ? null
    : { months: row.duration_tenths / 10, plusMinus: row.duration_plus_minus ?? 0, days: row.duration_days }

export const toPay = (
  row: Pick<CardRow, 'pay_min' | 'pay_max' | 'pay_currency' | 'pay_period'>,
): VacancyCard['pay'] => ({
  min: row.pay_min,
  max: row.pay_max,
  currency: row.pay_currency,
  period: row.pay_period,
})

export const toPort = (row: Pick<CardRow, 'port_name' | 'port_country'>): VacancyCard['port'] =>
  row.port_name && row.port_country ? { name: row.port_name, country: row.port_country } : null

export const toCard = (row: CardRow): VacancyCard => ({
  id: row.id,
  slug: row.slug,
  rank: row.rank,
  fleet: row.fleet,
  vesselType: row.vessel_type,
  vesselClass: row.vessel_class,
  size: row.size_value === null ? null : { value: row.size_value, unit: row.size_unit as Unit },
  built: row.built,
  flag: row.flag,
  pay: toPay(row),
  joinFrom: row.join_from,
  joinTo: row.join_to,
  port: toPort(row),
  duration: toDuration(row),
  rotation: row.rotation_on === null ? null : { on: row.rotation_on, off: row.rotation_off ?? row.rotation_on },
  employer: toEmployer(row),
  publishedAt: row.published_at,
})
