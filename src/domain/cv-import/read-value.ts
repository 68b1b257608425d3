import { CV_LISTS, CV_PARTS } from '../cv/cv.ts'
import type { CvField, CvFields } from '../cv/fields.ts'
import { readImoNumber } from '../cv/imo.ts'
import { CURRENCY_EXPONENTS, isCurrency } from '../vocabulary/currencies.ts'
import { findVesselType } from '../vocabulary/vessel-types.ts'
import { readChoice } from './choices.ts'
import { clean, cut, isNothing } from './clean.ts'
import { findFlagCode } from './countries.ts'
import { type DateOrder, findDates } from './dates.ts'
import { findSlug, readTerm } from './match-name.ts'
import { findNumbers, readHeight, readNumber, readWeight } from './numbers.ts'
import { findPortCode } from './ports.ts'
import type { Term, Terms } from './terms.ts'

/** The context of a document for reading. */
export type Ground = { terms: Terms; order: DateOrder }

/** A value as in the CV. */
export type Value = { value: unknown; isSure: boolean }

const sure = (value: unknown): Value => ({ value, isSure: true })

const FIELDS: Readonly<Record<string, CvFields>> = { ...CV_PARTS, ...CV_LISTS }

export const fieldOf = (part: string, name: string): CvField | undefined => FIELDS[part]?.[name]

/** Reads a date, or the first day of a month as uncertain. */
export function readDate(text: string, { order }: Ground): Value | undefined {
  const [found, ...others] = findDates(text, order)
  return found && { value: found.value, isSure: found.isSure && others.length === 0 }
}

const PREFIX =
  /^(?:m\s?[./]\s?[vtsnfy]|m[vtn]|s\s?[./]?\s?s|s[vt]|[be]\s?\/\s?[tpm]|n\s?\/\s?[mft]|ngv|т\s?[/.]\s?[хк]|тх|lng\/c|lpg\/c|km\.?|kn|fpso|ahts|psv)[.\s]+(?=\S)/iu
const QUOTES = /^["'«“„‘]{1,2}|["'»”“’]{1,2}$/g

/** Returns a ship's name without "M/V" and quotation marks. */
export const readShipName = (text: string): string => clean(text).replace(PREFIX, '').replace(QUOTES, '').trim()

/** Whether a line is only a ship's name, by its prefix or quotation marks. */
export const isShipName = (text: string): boolean =>
  text.length <= 80 &&
  !/[:：]/.test(text) &&
  (PREFIX.test(text) || /^["'«“„‘][^"'»”“’]{2,60}["'»”“’]$/u.test(text.trim()))

const CURRENCY =
  /(?<!\p{L})(USD|EUR|GBP|NOK|SGD|PHP|INR|UAH|RUB|CNY|IDR|BRL|AED|دولار|يورو|долл|дол|евро|євро)(?![A-Za-z])|US\$|(?<!\p{L})[$€£]/iu
const SIGNS: Readonly<Record<string, string>> = {
  US$: 'USD',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  دولار: 'USD',
  يورو: 'EUR',
  ДОЛЛ: 'USD',
  ДОЛ: 'USD',
  ЕВРО: 'EUR',
  ЄВРО: 'EUR',
}

const DAILY_LABEL = /(?<!\p{L})(?:day rate|daily|per day|tagessatz|diária|дневная|денна)(?!\p{L})/iu

/** Reads an amount in minor units, with currency and period if known. */
export function readPay(
  text: string,
  label = '',
): Record<'desiredSalary' | 'desiredCurrency' | 'desiredPeriod', unknown> | undefined {
  const [sum] = findNumbers(text)
  const written = CURRENCY.exec(`${text} ${label}`)?.[0]?.toUpperCase()
  const currency = written && (SIGNS[written] ?? written)
  if (!sum || !currency || !isCurrency(currency)) return undefined
  const isDaily = DAILY_LABEL.test(label) || /day|daily|день|сут|día|dia|hari|天|jour|tag|يوم/iu.test(text)
  return {
    desiredSalary: Math.round(sum.value * 10 ** CURRENCY_EXPONENTS[currency]),
    desiredCurrency: currency,
    desiredPeriod: isDaily ? 'day' : 'month',
  }
}

/** Reads a web address; uncertain at the end of a line, where it may continue. */
function readAddress(text: string): Value | undefined {
  const address = text.split(' ').find((word) => /^(?:https?:\/\/)?[\w-]{1,40}\.[\w-]{2,40}/i.test(word))
  return address ? { value: address, isSure: address === text && !address.endsWith('-') } : undefined
}

const TEXTS: Readonly<Record<string, (text: string) => Value | undefined>> = {
  imo: (text) => {
    const digits = /(?<!\d)\d{7}(?!\d)/.exec(text.slice(0, 200))?.[0]
    return digits && readImoNumber(digits) ? sure(digits) : undefined
  },
  phone: (text) => (text.replace(/\D/g, '').length >= 5 ? sure(text) : undefined),
  web: readAddress,
}

/** Reads months of "5 +/- 1". */
function readMonths(text: string): Value | undefined {
  const [first, ...others] = findNumbers(text)
  if (!first || first.value < 1 || first.value > 24 || !Number.isInteger(first.value)) return undefined
  return { value: first.value, isSure: others.length === 0 }
}

const SPECIAL: Readonly<Record<string, (text: string, ground: Ground) => Value | undefined>> = {
  'profileData.desiredContract': readMonths,
  'biometric.height': (text) => wrap(readHeight(text)),
  'biometric.weight': (text) => wrap(readWeight(text)),
  'experience.fleetVesselName': (text) => sure(cut(readShipName(text), 120)),
}

const wrap = (value: unknown): Value | undefined => (value === undefined ? undefined : sure(value))

function readNamed(field: Extract<CvField, { kind: 'term' }>, text: string, { terms }: Ground): Value | undefined {
  switch (field.of) {
    case 'country': {
      const code = terms.findCountry(text)
      if (code) return sure(code)
      return 'listed' in field ? undefined : sure(text)
    }
    case 'flag': {
      const code = findFlagCode(text, terms.findCountry)
      return { value: code ?? text, isSure: code !== undefined }
    }
    case 'port':
      return sure(findPortCode(text) ?? text)
    case 'paper':
      return sure(terms.findPaper(text)?.name ?? text)
    default:
      return sure(text)
  }
}

const TICKED = /[☒☑✓✔✗■]\s?([^☐☒☑✓✔✗■□]{2,40})/u

/** Returns the ticked choice of a printed list: "☐ fair ☒ good". */
const pickTicked = (text: string): string => TICKED.exec(text)?.[1] ?? text

/** Reads the first line that is a name; uncertain if there are others. */
function readTermLines(area: 'rank' | 'vessel', written: string, { terms }: Ground): Term {
  const text = clean(written)
  const whole = findSlug(area, text, terms) ?? findUnnumbered(area, text, terms)
  const lines = written.split('\n').filter((line) => line.trim() !== '')
  if (whole || lines.length < 2) return whole ?? readTerm(area, text, terms)
  const named = lines.map((line) => findSlug(area, line, terms)).find((term) => term !== undefined)
  return named ? { ...named, isSure: false } : { value: text, isSure: false }
}

/** "AHTS 18000": a number after the type is the power. */
function findUnnumbered(area: 'rank' | 'vessel', text: string, terms: Terms): Term | undefined {
  const kind = text.replace(/\s\d[\d.,]{1,7}$/, '')
  const found = kind === text ? undefined : findSlug(area, kind, terms)
  return found && { ...found, isSure: false }
}

/** Returns the Latin name of a cell with the name in two scripts. */
function readLatinLine(written: string): string {
  const lines = written.split('\n').filter((line) => line.trim() !== '')
  const latin = lines.filter((line) => !/(?!\p{Script=Latin})\p{L}/u.test(line))
  return latin.length > 0 && latin.length < lines.length ? latin.join(' ') : written
}

/** Reads the value of a field; undefined if it cannot be one. */
export function readValue(part: string, name: string, written: string, ground: Ground): Value | undefined {
  const field = fieldOf(part, name)
  const text = clean(written)
  if (!field || isNothing(text)) return undefined
  const special = SPECIAL[`${part}.${name}`]
  if (special) return special(text, ground)
  switch (field.kind) {
    case 'text':
      return (
        (field.shape ? TEXTS[field.shape]?.(cut(text, field.most)) : undefined) ??
        (field.shape ? undefined : sure(cut(text, field.most)))
      )
    case 'term': {
      const value =
        field.of === 'rank'
          ? readTermLines('rank', written, ground)
          : readNamed(field, field.of === 'company' ? clean(readLatinLine(written)) : text, ground)
      // Two lines, or parts separated by a dash, may be two values.
      return (
        value && {
          ...value,
          isSure: value.isSure && !(field.of === 'company' && /\n|\s[–—-]\s/.test(written)),
          value: cut(String(value.value), field.most),
        }
      )
    }
    case 'choice':
      return readChoice(name, pickTicked(text))
    case 'date':
      return readDate(text, ground)
    case 'number': {
      const number = readNumber(text)
      return number !== undefined && number >= field.least && number <= field.most
        ? sure(Math.round(number))
        : undefined
    }
    case 'vessel': {
      const { value, isSure } = readTermLines('vessel', written, ground)
      return { value: { fleetType: findVesselType(value)?.fleet ?? null, vesselType: cut(value, field.most) }, isSure }
    }
    default:
      return undefined
  }
}
