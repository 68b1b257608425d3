import type { VacancyCard } from '#src/contract/schemas/vacancy.ts'

/** Columns of a card, for `FROM vacancy v JOIN company c`. */
export const CARD_COLUMNS = `v.id, v.slug, v.rank, v.fleet, v.vessel_type, v.vessel_class, v.size_value, v.size_unit, v.built, v.flag,
  v.pay_min, v.pay_max, v.pay_currency, v.pay_period, v.join_from, v.join_to, v.port_name, v.port_country, v.duration_tenths,
  v.duration_plus_minus, v.rotation_on, v.rotation_off, v.published_at, c.id AS company_id, c.slug AS company_slug,
  c.name AS company_name, c.country AS company_country, c.city AS company_city, c.verified AS company_verified`

export type CardRow = {
  id: string
  slug: string
  rank: string
  fleet: string
  vessel_type: string
  vessel_class: string | null
  size_value: number | null
  size_unit: string | null
  built: number | null
  flag: string | null
  pay_min: number
  pay_max: number
  pay_currency: string
  pay_period: 'month' | 'day'
  join_from: string
  join_to: string
  port_name: string | null
  port_country: string | null
  duration_tenths: number | null
  duration_plus_minus: number | null
  rotation_on: number | null
  rotation_off: number | null
  published_at: number
  company_id: string
  company_slug: string
  company_name: string
  company_country: string
  company_city: string
  company_verified: number
}

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
  row.duration_tenths === null ? null : { months: row.duration_tenths / 10, plusMinus: row.duration_plus_minus ?? 0 }

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
