import { type VacancyForm, vacancyFormSchema } from '#src/contract/vacancy-editor/form.ts'
import { writeSum } from '#src/domain/text/read-digits.ts'
import { CURRENCY_EXPONENTS, isCurrency } from '#src/domain/vocabulary/currencies.ts'
import { PORTS } from '#src/domain/vocabulary/ports.ts'
import { readRequirements } from '../vacancy/vacancy-requirements.ts'
import type { OwnRow } from './drafts.repository.ts'

const word = (value: string | number | null): string => (value === null ? '' : String(value))
const yesNo = (value: number | null): string => (value === null ? '' : value === 1 ? 'yes' : 'no')
const list = (text: string | null): { value: string }[] =>
  text ? (JSON.parse(text) as string[]).map((value) => ({ value })) : []

function writePay(row: OwnRow) {
  const exponent = isCurrency(row.pay_currency) ? CURRENCY_EXPONENTS[row.pay_currency] : 2
  const sum = (value: number | null) => (value === null ? '' : writeSum(value, exponent))
  return {
    payMin: sum(row.pay_min),
    payMax: sum(row.pay_max),
    payCurrency: row.pay_currency,
    payPeriod: row.pay_period,
    payKind: word(row.pay_kind),
    payBasic: sum(row.pay_basic),
    payOvertime: sum(row.pay_overtime),
    payLeave: sum(row.pay_leave),
    payBonus: sum(row.pay_bonus),
  }
}

/** Empty if the form derives the size from deadweight or gross tonnage. */
function writeCapacity({ size_value: value, size_unit: unit, dwt, gt }: OwnRow) {
  const isDerived = dwt !== null ? unit === 'DWT' && value === dwt : gt !== null && unit === 'GT' && value === gt
  if (value === null || isDerived) return { capacity: '', capacityUnit: '' }
  const isTonnage = (unit === 'DWT' && value === dwt) || (unit === 'GT' && value === gt)
  return { capacity: isTonnage ? '' : String(value), capacityUnit: word(unit) }
}

const writeShip = (row: OwnRow) => ({
  imo: word(row.imo),
  vesselName: word(row.vessel_name ?? row.hidden_name),
  hidesShip: row.ship_hidden === 1,
  vesselType: row.vessel_type,
  vesselClass: word(row.vessel_class),
  flag: word(row.flag),
  built: word(row.built),
  dwt: word(row.dwt),
  gt: word(row.gt),
  ...writeCapacity(row),
  engine: word(row.engine),
  dpClass: word(row.dp_class),
  areas: list(row.trading_areas),
  tradingArea: word(row.trading_area),
})

/** Returns the port by its code, so that its name is localized. */
function writePort({ port_name: name, port_country: country }: OwnRow) {
  const known = PORTS.find((port) => port.name === name && port.country === country)
  return known ? { port: known.locode, portCountry: '' } : { port: word(name), portCountry: word(country) }
}

function writeLife(row: OwnRow) {
  const currency = row.internet_currency
  const exponent = currency && isCurrency(currency) ? CURRENCY_EXPONENTS[currency] : 2
  return {
    crewSize: word(row.crew_size),
    crew: list(row.crew_nationalities),
    internet: yesNo(row.internet_offered),
    internetFreeGb: word(row.internet_free_gb),
    internetPrice: row.internet_price === null ? '' : writeSum(row.internet_price, exponent),
    internetCurrency: word(currency),
    travel: yesNo(row.travel_paid),
    agreementKind: word(row.agreement_kind),
    agreement: word(row.agreement),
    insurance: word(row.insurance),
  }
}

/** Returns the form of a vacancy from any source. */
export function toForm(row: OwnRow): VacancyForm {
  const { papers } = readRequirements(row)
  const others = Object.entries(row.texts ? (JSON.parse(row.texts) as Record<string, string>) : {})
  return vacancyFormSchema.parse({
    rank: row.rank,
    cadetBerth: row.cadet_berth === 1,
    positions: word(row.positions),
    ...writeShip(row),
    ...writePay(row),
    joinFrom: row.join_from,
    joinTo: row.join_to,
    ...writePort(row),
    duration: row.duration_tenths === null ? '' : String(row.duration_tenths / 10),
    durationDays: word(row.duration_days),
    plusMinus: word(row.duration_plus_minus),
    rotationOn: word(row.rotation_on),
    rotationOff: word(row.rotation_off),
    papers: papers.map(({ slug, months }) => ({ slug, months: word(months) })),
    monthsInRank: word(row.min_months_in_rank),
    monthsOnType: word(row.min_months_on_type),
    english: word(row.english_level),
    nationalities: row.any_nationality === 1 ? [] : list(row.nationalities),
    ...writeLife(row),
    texts: [{ language: row.text_language, text: row.text }, ...others.map(([language, text]) => ({ language, text }))],
  })
}
