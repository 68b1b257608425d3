import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import { readImoNumber } from '../cv/imo.ts'
import { isLocaleCode, type LocaleCode } from '../locales.ts'
import { normalizeText } from '../text/text.ts'
import { AGREEMENTS } from '../vocabulary/agreements.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { isCountry } from '../vocabulary/countries.ts'
import { isCurrency } from '../vocabulary/currencies.ts'
import { isEnglishLevel } from '../vocabulary/english-levels.ts'
import { findFlag } from '../vocabulary/flags.ts'
import { findOnlyPort, findPort } from '../vocabulary/ports.ts'
import { findRank } from '../vocabulary/ranks.ts'
import { isSizeUnit, type SizeUnit } from '../vocabulary/size-units.ts'
import { isTradingArea } from '../vocabulary/trading-areas.ts'
import { findVesselType } from '../vocabulary/vessel-types.ts'
import { isClosedPort } from './closed-ports.ts'
import { createReader, type Problems, type Reader } from './read-values.ts'

const [OLDEST, MAX_TONNES, MAX_MONTHS] = [1950, 1_000_000, 240]

const yesNo = (typed: string): boolean | null => (typed === '' ? null : typed === 'yes')

/** The measure that lists show. Deadweight and gross tonnage are fields of their own, so that their unit alone is enough. */
function readCapacity(form: VacancyForm, read: Reader): { value: number | null; unit: SizeUnit } | null {
  const value = read.whole('capacity', form.capacity, 1, MAX_TONNES)
  const unit = read.listed<SizeUnit>('capacityUnit', form.capacityUnit, isSizeUnit)
  if (unit === null) return value === null ? null : read.note('capacityUnit', 'unit')
  if (value === null && unit !== 'DWT' && unit !== 'GT') read.note('capacity', 'number', { least: 1, most: MAX_TONNES })
  return { value, unit }
}

const readShip = (form: VacancyForm, read: Reader) => {
  const imo = form.imo.trim() === '' ? null : (readImoNumber(form.imo) ?? read.note('imo', 'imo'))
  return {
    imo,
    name: read.text(form.vesselName),
    isHidden: form.hidesShip,
    type: read.listed('vesselType', form.vesselType, (word) => findVesselType(word) !== undefined),
    class: read.text(form.vesselClass),
    flag: read.listed('flag', form.flag, (word) => findFlag(word) !== undefined),
    built: read.whole('built', form.built, OLDEST, 2100),
    dwt: read.whole('dwt', form.dwt, 1, MAX_TONNES),
    gt: read.whole('gt', form.gt, 1, MAX_TONNES),
    capacity: readCapacity(form, read),
    engine: read.text(form.engine),
    dpClass: read.whole('dpClass', form.dpClass, 1, 3),
    areas: [...new Set(form.areas.map(({ value }) => value).filter(isTradingArea))],
    area: read.text(form.tradingArea),
  }
}

function readPay(form: VacancyForm, read: Reader) {
  const currency = read.currency(form.payCurrency)
  const sum = (name: 'payMin' | 'payMax' | 'payBasic' | 'payOvertime' | 'payLeave' | 'payBonus') =>
    read.sum(name, form[name], currency)
  const [min, max] = [sum('payMin'), sum('payMax')]
  if (min !== null && max !== null && min > max) read.note('payMax', 'range')
  // A lower end of 0 says that only the upper end is named.
  if (max === 0) read.note('payMax', 'sum')
  return {
    ...{ min, max, currency, period: form.payPeriod === 'day' ? ('day' as const) : ('month' as const) },
    kind: form.payKind === 'gross' || form.payKind === 'net' ? form.payKind : null,
    basic: sum('payBasic'),
    overtime: sum('payOvertime'),
    leave: sum('payLeave'),
    bonus: sum('payBonus'),
  } as const
}

function readJoining(form: VacancyForm, read: Reader, today: string) {
  const [from, to] = [read.day('joinFrom', form.joinFrom), read.day('joinTo', form.joinTo)]
  if (from && to && to < from) read.note('joinTo', 'window')
  if (to && to < today) read.note('joinTo', 'past')
  const known = findPort(form.port.trim()) ?? (form.portCountry.trim() === '' ? findOnlyPort(form.port) : undefined)
  const name = known?.name ?? read.text(form.port)
  const country = known?.country ?? read.listed('portCountry', form.portCountry, isCountry)
  if (name && isClosedPort(name)) read.note('port', 'closed-port')
  else if (name && !country) read.note('portCountry', 'port-country')
  return { from, to, port: name && country ? { name, country } : null }
}

/** The days, while the months still match them. */
function keepDays({ durationDays, plusMinus }: VacancyForm, tenths: number | null): number | null {
  const days = Number(durationDays)
  return Number.isInteger(days) &&
    days > 0 &&
    ['', '0'].includes(plusMinus.trim()) &&
    Math.max(1, Math.round(days / 3)) === tenths
    ? days
    : null
}

function readDuration(form: VacancyForm, read: Reader) {
  const tenths = read.tenths('duration', form.duration, 24)
  const on = read.whole('rotationOn', form.rotationOn, 1, 370)
  if (tenths !== null && on !== null) read.note('rotationOn', 'duration-twice')
  return {
    tenths,
    days: keepDays(form, tenths),
    plusMinus: tenths === null ? null : read.whole('plusMinus', form.plusMinus, 0, 12),
    rotationOn: on,
    rotationOff: on === null ? null : read.whole('rotationOff', form.rotationOff, 1, 370),
  }
}

function readPapers(form: VacancyForm, read: Reader) {
  const rows = form.papers.flatMap(({ slug, months }, index) => {
    const found = read.listed<string>(`papers.${index}.slug`, slug, (word) => findCertificate(word) !== undefined)
    return found ? [{ slug: found, months: read.whole(`papers.${index}.months`, months, 1, MAX_MONTHS) }] : []
  })
  return [...new Map(rows.map((row) => [row.slug, row])).values()]
}

const readCountries = (name: 'crew' | 'nationalities', form: VacancyForm, read: Reader): string[] => [
  ...new Set(
    form[name].flatMap(({ value }, index) => read.listed<string>(`${name}.${index}.value`, value, isCountry) ?? []),
  ),
]

const readDemands = (form: VacancyForm, read: Reader) => ({
  papers: readPapers(form, read),
  monthsInRank: read.whole('monthsInRank', form.monthsInRank, 1, MAX_MONTHS),
  monthsOnType: read.whole('monthsOnType', form.monthsOnType, 1, MAX_MONTHS),
  english: read.listed('english', form.english, isEnglishLevel),
  nationalities: readCountries('nationalities', form, read),
})

function readLife(form: VacancyForm, read: Reader) {
  const offered = yesNo(form.internet)
  const currency = isCurrency(form.internetCurrency) ? form.internetCurrency : 'USD'
  const price = offered ? read.sum('internetPrice', form.internetPrice, currency) : null
  return {
    crewSize: read.whole('crewSize', form.crewSize, 1, 5000),
    crew: readCountries('crew', form, read),
    internet: offered,
    internetFreeGb: offered ? read.whole('internetFreeGb', form.internetFreeGb, 0, 10_000) : null,
    internetPrice: price,
    internetCurrency: price === null ? null : currency,
    travel: yesNo(form.travel),
    agreementKind: AGREEMENTS.find((kind) => kind === form.agreementKind) ?? null,
    agreement: read.text(form.agreement),
    insurance: read.text(form.insurance),
  }
}

/** By language, in the order of the form. */
function readTexts(form: VacancyForm, read: Reader): { language: LocaleCode; text: string }[] {
  const texts = form.texts.flatMap(({ language, text: typed }, index) => {
    const text = normalizeText(typed)
    if (text === '') return []
    return isLocaleCode(language) ? [{ language, text }] : (read.note(`texts.${index}.language`, 'word') ?? [])
  })
  const seen = new Set<string>()
  for (const [index, { language, text }] of form.texts.entries()) {
    if (text.trim() === '') continue
    if (seen.has(language)) read.note(`texts.${index}.language`, 'language-twice')
    seen.add(language)
  }
  return texts
}

/** What a form says, field by field, and what of it cannot be: `today` is a plain date. Nothing is said of what is missing. */
export function readForm(form: VacancyForm, today: string) {
  const problems: Problems = {}
  const read = createReader(problems)
  const values = {
    rank: read.listed('rank', form.rank, (word) => findRank(word) !== undefined),
    isCadetBerth: form.cadetBerth,
    positions: read.whole('positions', form.positions, 1, 50) ?? 1,
    ship: readShip(form, read),
    pay: readPay(form, read),
    joining: readJoining(form, read, today),
    duration: readDuration(form, read),
    demands: readDemands(form, read),
    life: readLife(form, read),
    texts: readTexts(form, read),
  }
  return { values, problems }
}

export type FormReading = ReturnType<typeof readForm>
export type FormValues = FormReading['values']
