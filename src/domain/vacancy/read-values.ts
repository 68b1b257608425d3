import { readDay } from '../sea-service/plain-days.ts'
import { toLatinDigits } from '../text/latin-digits.ts'
import { readSum, readWhole } from '../text/read-digits.ts'
import { CURRENCY_EXPONENTS, type Currency, isCurrency, toUsdPerMonth } from '../vocabulary/currencies.ts'

/** What is wrong with a field. Readers see the message `vacancy-form.wrong.{name}`. */
export type Problem = { name: string; values?: Record<string, string | number> }
export type Problems = Record<string, Problem>

/** US cents a month: a million dollars, in whatever currency it is typed. */
const MAX_SUM = 100_000_000

export const wrong = (name: string, values?: Problem['values']): Problem => ({
  name,
  ...(values && { values }),
})

/** Reads fields one by one and notes what it cannot read. */
export function createReader(problems: Problems) {
  const note = (path: string, name: string, values?: Problem['values']) => {
    problems[path] ??= wrong(name, values)
    return null
  }
  return {
    note,
    text: (typed: string): string | null => typed.trim() || null,
    /** A whole number within bounds; null where nothing stands. */
    whole(path: string, typed: string, least: number, most: number): number | null {
      const value = readWhole(typed)
      if (value === null) return null
      return value !== undefined && value >= least && value <= most ? value : note(path, 'number', { least, most })
    },
    /** Tenths: "4.5" is 45. */
    tenths(path: string, typed: string, most: number): number | null {
      const text = toLatinDigits(typed).trim().replace(/[,٫]/u, '.')
      if (text === '') return null
      const value = /^\d{1,3}(?:\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : 0
      return value >= 1 && value <= most * 10 ? value : note(path, 'number', { least: 0.1, most })
    },
    sum(path: string, typed: string, currency: Currency): number | null {
      const value = readSum(typed, CURRENCY_EXPONENTS[currency])
      if (value === null) return null
      return value !== undefined && toUsdPerMonth(value, currency, 'month') <= MAX_SUM ? value : note(path, 'sum')
    },
    day(path: string, typed: string): string | null {
      if (typed === '') return null
      return readDay(typed) === undefined ? note(path, 'day') : typed
    },
    /** A word of a vocabulary. */
    listed<Word extends string>(path: string, typed: string, isKnown: (word: string) => boolean): Word | null {
      const word = typed.trim()
      if (word === '') return null
      return isKnown(word) ? (word as Word) : note(path, 'word')
    },
    currency: (typed: string): Currency => (isCurrency(typed) ? typed : 'USD'),
  }
}

export type Reader = ReturnType<typeof createReader>
