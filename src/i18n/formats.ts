import { getLocale, type LocaleCode } from '../domain/locales.ts'
import { agreeOnName } from './agreed-names.ts'
import { createDateFormats, type DateFormats } from './format-dates.ts'
import { createMoneyFormats, type MoneyFormats } from './format-money.ts'
import { findInterfaceLocale } from './interface-locales.ts'
import { memoise } from './memo.ts'
import { createOwnDateFormats, OWN_DATES } from './own-dates.ts'
import { normaliseSpaces } from './spaces.ts'

export type { MoneyRange } from './format-money.ts'

type Unit = 'month' | 'day' | 'year' | 'hour' | 'meter' | 'kilometer' | 'megabyte'

export type Formats = DateFormats &
  MoneyFormats & {
    number: (value: number) => string
    /** Without fraction; grouped as in the language. */
    integer: (value: number) => string
    /** A fraction of one: 0.25 is "25%". */
    percent: (share: number) => string
    /** "4–6", dash without spaces; one number when both are equal. */
    range: (min: number, max: number) => string
    /** "4 months" in the nominative; inside a sentence use a plural message. */
    unit: (value: number, unit: Unit) => string
    /** The size of a file in megabytes, at least 0.1: "1.2 megabytes". @param bytes 1 MB is 1,000,000 */
    fileSize: (bytes: number) => string
    /** A figure with an untranslated trade unit: "19,900 DWT", "174,000 m³". */
    measure: (value: number, unit: string) => string
    /** "Rotterdam, Antwerp and Fujairah" */
    list: (items: readonly string[]) => string
    /** "Rotterdam, Antwerp or Fujairah" */
    anyOf: (items: readonly string[]) => string
    /** Name of an ISO country; the code if unknown. */
    country: (code: string) => string
    currencyName: (code: string) => string
    /** Name of a language: "Ukrainian". */
    language: (code: string) => string
    /** Compares names alphabetically in the language. */
    compare: (a: string, b: string) => number
  }

const known = new Map<string, Formats>()

/**
 * Creates memoised formatters of a routed locale. With an interface locale, numbers, money, dates and names of countries, languages and
 * currencies follow that one. Lists do not: they are parts of sentences.
 */
export const createFormats = (code: LocaleCode, interfaceCode?: string): Formats => {
  const key = `${code} ${interfaceCode ?? ''}`
  const found = known.get(key)
  if (found) return found
  const page = formatTagOf(getLocale(code).intl)
  const own = interfaceCode ? OWN_DATES[interfaceCode] : undefined
  const words = own ? page : formatTagOf((interfaceCode && findInterfaceLocale(interfaceCode)?.intl) || page)
  const numbers = own?.numbers ?? words
  const dates = createDateFormats(words)
  const formats = {
    ...(own ? createOwnDateFormats(own, dates) : dates),
    ...createMoneyFormats(numbers),
    ...createNumberFormats(numbers, words),
    ...createNameFormats(words),
    ...createListFormats(page),
  }
  known.set(key, formats)
  return formats
}

/** The pages use British English; plain `en` would put the month first and a comma before "and". */
const formatTagOf = (tag: string): string => (tag === 'en' ? 'en-GB' : tag)

const createNumberFormats = (numbers: string, words: string) => {
  const formatter = (options?: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (value: number): string => {
      format ??= new Intl.NumberFormat(options?.style === 'unit' ? words : numbers, options)
      return normaliseSpaces(format.format(value))
    }
  }
  const number = formatter()
  const units = memoise((unit) => formatter({ style: 'unit', unit, unitDisplay: 'long' }))
  const writeUnit = (value: number, unit: Unit): string => keepTogether(units(unit)(value))
  return {
    number,
    integer: formatter({ maximumFractionDigits: 0 }),
    percent: formatter({ style: 'percent' }),
    range: (min: number, max: number): string => (min === max ? number(min) : `${number(min)}–${number(max)}`),
    unit: writeUnit,
    fileSize: (bytes: number): string => writeUnit(Math.max(0.1, Math.round(bytes / 100_000) / 10), 'megabyte'),
    measure: (value: number, unit: string): string => `${number(value)}\u00a0${unit === 'm3' ? 'm³' : unit}`,
  }
}

const keepTogether = (text: string): string => text.replace(/(\d) /, '$1\u00a0')

// Engines differ in the long names of these (Hong Kong SAR China, Palestinian Territories) and agree on the short ones.
const SHORT_NAMED = new Set(['HK', 'MO', 'PS'])

// Some engines add a second name, in brackets or after a dash in Arabic.
const withoutSecondName = (code: string, name: string): string =>
  code === 'FK' ? name.replace(/[(（][^()（）]*[)）]|\s-\s.*$/u, '').trim() : name

const createNames = (tag: string, type: Intl.DisplayNamesType, style: 'long' | 'short' = 'long') => {
  let format: Intl.DisplayNames | undefined
  return memoise((code) => {
    format ??= new Intl.DisplayNames(tag, { type, style, fallback: 'code' })
    try {
      return agreeOnName(tag, format.of(code) ?? code)
    } catch {
      return code
    }
  })
}

const createNameFormats = (tag: string) => {
  const country = createNames(tag, 'region')
  const shortCountry = createNames(tag, 'region', 'short')
  let collator: Intl.Collator | undefined
  const compare = (a: string, b: string): number => {
    collator ??= new Intl.Collator(tag)
    return collator.compare(a, b)
  }
  return {
    country: (code: string): string =>
      SHORT_NAMED.has(code) ? shortCountry(code) : withoutSecondName(code, country(code)),
    currencyName: createNames(tag, 'currency'),
    language: createNames(tag, 'language'),
    compare,
  }
}

const createListFormats = (tag: string) => {
  const lists = (type: Intl.ListFormatType) => {
    let format: Intl.ListFormat | undefined
    return (items: readonly string[]): string => {
      format ??= new Intl.ListFormat(tag, { type, style: 'long' })
      return format.format(items)
    }
  }
  return { list: lists('conjunction'), anyOf: lists('disjunction') }
}
