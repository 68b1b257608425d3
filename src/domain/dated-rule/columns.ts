import { readDay } from '../sea-service/plain-days.ts'
import { countCharacters, normalizeText } from '../text/text.ts'
import { MAX_RULE_TEXT } from '../text/text-limits.ts'
import { isCountry } from '../vocabulary/countries.ts'
import { isCurrency } from '../vocabulary/currencies.ts'

/** What is wrong with a cell: the message `dated-rule.wrong.<name>`. */
export type CellProblem =
  | 'sum'
  | 'country'
  | 'any-country'
  | 'currency'
  | 'rate'
  | 'percent'
  | 'word'
  | 'text'
  | 'slug'
  | 'day'

/** A column of a file. `read` returns the value as it is stored, or undefined if the cell is wrong. */
export type RuleColumn = {
  problem: CellProblem
  read: (cell: string) => string | undefined
  /** The values that the column accepts, if they are few. */
  words?: readonly string[]
}

const matching = (pattern: RegExp) => (cell: string) => (pattern.test(cell) ? cell : undefined)

export const COUNTRY: RuleColumn = {
  problem: 'country',
  read: (cell) => (isCountry(cell) ? cell : undefined),
}

/** Every country without a row of its own. */
export const OTHER_COUNTRIES = '*'

export const ANY_COUNTRY: RuleColumn = {
  problem: 'any-country',
  read: (cell) => (cell === OTHER_COUNTRIES || isCountry(cell) ? cell : undefined),
}

/** A currency other than the US dollar. */
export const CURRENCY: RuleColumn = {
  problem: 'currency',
  read: (cell) => (isCurrency(cell) && cell !== 'USD' ? cell : undefined),
}

/** Zeros at the end do not make a difference between two versions. */
const cutZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0{1,8}$/, '') : decimal)

/** A positive decimal number with at most six digits before and eight after the point. */
export const RATE: RuleColumn = {
  problem: 'rate',
  read: (cell) => (/^(?:0|[1-9]\d{0,5})(?:\.\d{1,8})?$/.test(cell) && /[1-9]/.test(cell) ? cutZeros(cell) : undefined),
}

/** From 0 to 100, with at most four digits after the point. */
export const PERCENT: RuleColumn = {
  problem: 'percent',
  read: (cell) => (/^(?:\d|[1-9]\d)(?:\.\d{1,4})?$|^100(?:\.0{1,4})?$/.test(cell) ? cutZeros(cell) : undefined),
}

/** A positive price or percentage with at most two digits after the point. */
export const SUM: RuleColumn = {
  problem: 'sum',
  read: (cell) => (/^(?:0|[1-9]\d{0,5})(?:\.\d{1,2})?$/.test(cell) && /[1-9]/.test(cell) ? cutZeros(cell) : undefined),
}

export const oneOf = (words: readonly string[]): RuleColumn => ({
  problem: 'word',
  words,
  read: (cell) => (words.includes(cell) ? cell : undefined),
})

/** A country code, or the last part of the public address of a company. */
export const COUNTRY_OR_SLUG: RuleColumn = { problem: 'slug', read: matching(/^(?:[A-Z]{2}|[a-z0-9-]{1,80})$/) }

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are rejected
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/

export const TEXT: RuleColumn = {
  problem: 'text',
  read: (cell) => {
    const text = normalizeText(cell)
    return text !== '' && countCharacters(text) <= MAX_RULE_TEXT && !CONTROL.test(text) ? text : undefined
  },
}

export const DAY: RuleColumn = {
  problem: 'day',
  read: (cell) => (readDay(cell) === undefined ? undefined : cell),
}
