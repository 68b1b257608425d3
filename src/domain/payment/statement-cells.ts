import { type DateOrder, findDates } from '../cv-import/dates.ts'
import { foldLabel } from '../cv-import/fold-label.ts'
import { type Amount, amountOf, MONEY_CURRENCIES, type MoneyCurrency } from '../money/amount.ts'
import { parseAmount } from '../money/parse-amount.ts'

/** A date of the statement, `date-order` if day and month could be swapped, `date` if it is none. */
export function readDate(cell: string, order: DateOrder): { date: string } | { problem: 'date' | 'date-order' } {
  const [found] = findDates(cell.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'), order)
  if (found?.precision !== 'day') return { problem: 'date' }
  return found.isSure ? { date: found.value } : { problem: 'date-order' }
}

const CURRENCY_WORDS: Readonly<Record<string, MoneyCurrency>> = {
  ...{ 980: 'UAH', 840: 'USD', 978: 'EUR' },
  ...{ ГРН: 'UAH', '₴': 'UAH', $: 'USD', '€': 'EUR' },
}

/** The currency of a code, an ISO 4217 number, a sign or “грн”; undefined if it is not one of payments. */
export function readCurrency(cell: string): MoneyCurrency | undefined {
  const code = cell.trim().toUpperCase().replace(/\.$/, '')
  return MONEY_CURRENCIES.find((currency) => currency === code) ?? CURRENCY_WORDS[code]
}

const WORD = /[\p{L}$€₴£]{1,9}\.?/u

/** The currency in an amount: an empty text if there is none, undefined if it is unknown. */
export function findCurrency(cell: string): MoneyCurrency | '' | undefined {
  const [word] = WORD.exec(cell) ?? []
  return word === undefined ? '' : readCurrency(word)
}

const MINUS = /^[-−–(]|[-−–)]$/
const SIGNS = /^[-+−–(]|[-+−–)]$/g

/**
 * The amount in a cell, negative with a minus sign before or after the number or in brackets, and zero for an empty cell. Undefined if it is not
 * one amount in the currency.
 */
export function readAmount(cell: string, currency: MoneyCurrency): Amount | undefined {
  const named = findCurrency(cell)
  if (named !== '' && named !== currency) return undefined
  const text = cell.replace(WORD, '').trim()
  if (text === '') return amountOf(0, currency)
  return parseAmount(`${MINUS.test(text) ? '-' : ''}${text.replace(SIGNS, '').trim()}`, currency)
}

const UNBOOKED = [
  ...['pending', 'revert', 'revers', 'declin', 'fail', 'cancel', 'reject', 'vorgemerkt', 'ausstehend', 'storniert'],
  ...['обробці', 'відхил', 'скасов', 'обработке', 'отклон', 'отмен', 'oczekuj', 'odrzuc', 'pendiente', 'rechaz'],
]

/** Whether a cell marks the transaction as not booked or reversed. Other words are ignored. */
export function isUnbooked(cell: string): boolean {
  const said = cell.toLowerCase()
  return UNBOOKED.some((word) => said.includes(word))
}

/** A number of at most four digits counts the rows of a file: the bank's own id of a transaction is longer. */
export const isRowNumber = (id: string): boolean => /^0*\d{1,4}$/.test(id)

const CREDIT = new Set(['c', 'cr', 'crdt', 'credit', 'h', 'haben', 'in', 'bij', 'к', 'кт', 'кредит'])
const DEBIT = new Set(['d', 'dr', 'dbit', 'debit', 's', 'soll', 'out', 'af', 'д', 'дт', 'дебет'])

/** 1 for a credit, -1 for a debit. */
export function readSide(cell: string): 1 | -1 | undefined {
  const side = foldLabel(cell)
  if (CREDIT.has(side)) return 1
  return DEBIT.has(side) ? -1 : undefined
}
