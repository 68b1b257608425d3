import { type DateOrder, findDates } from '../cv-import/dates.ts'
import { foldLabel } from '../cv-import/fold-label.ts'
import { readSum } from '../text/read-digits.ts'
import { CURRENCY_EXPONENTS, type Currency, isCurrency } from '../vocabulary/currencies.ts'

/** A date of the statement, `date-order` if day and month could be swapped, `date` if it is none. */
export function readDate(cell: string, order: DateOrder): { date: string } | { problem: 'date' | 'date-order' } {
  const [found] = findDates(cell.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'), order)
  if (found?.precision !== 'day') return { problem: 'date' }
  return found.isSure ? { date: found.value } : { problem: 'date-order' }
}

const MINUS = /^[-−–(]|[-−–)]$/
const SIGNS = /^[-+−–(]|[-+−–)]$/g
const CURRENCY_WORDS = /[A-Za-z]{3}|[€$₴£]|грн\.?/gi

/** Minor units, negative with a minus sign before or after the number or in brackets. Null for an empty cell, undefined if it is not one sum. */
export function readMinor(cell: string, currency: Currency): number | null | undefined {
  const text = cell.replace(CURRENCY_WORDS, '').trim()
  const minor = readSum(text.replace(SIGNS, '').trim(), CURRENCY_EXPONENTS[currency])
  if (minor === null && text !== '') return undefined
  if (!minor) return minor
  return MINUS.test(text) ? -minor : minor
}

const CURRENCY_NUMBERS: Readonly<Record<string, Currency>> = { 980: 'UAH', 840: 'USD', 978: 'EUR', ГРН: 'UAH' }

/** The currency of a code, an ISO 4217 number or “грн”. */
export function readCurrency(cell: string): Currency | undefined {
  const code = cell.trim().toUpperCase().replace(/\.$/, '')
  return isCurrency(code) ? code : CURRENCY_NUMBERS[code]
}

const CREDIT = new Set(['c', 'cr', 'crdt', 'credit', 'h', 'haben', 'in', 'bij', 'к', 'кт', 'кредит'])
const DEBIT = new Set(['d', 'dr', 'dbit', 'debit', 's', 'soll', 'out', 'af', 'д', 'дт', 'дебет'])

/** 1 for a credit, -1 for a debit. */
export function readSide(cell: string): 1 | -1 | undefined {
  const side = foldLabel(cell)
  if (CREDIT.has(side)) return 1
  return DEBIT.has(side) ? -1 : undefined
}
