import type { Sum } from './model/books.ts'

/** Money that arrived at the bank. `id`: the bank's own id, which not every bank reports. */
export type BankTransfer = Sum & {
  name: string
  id: string | null
  day: string
  text: string
  payment: string | null
  /** Which of several equal ones it is, from 1. */
  copy: number
}

/** What the bank knows, whatever the product heard of it: the truth about transfers. */
export type Bank = {
  transfers: BankTransfer[]
  /** How many of the transfers a statement has had. */
  stated: number
  /** Money that the bank took back, returned again, or kept as a fee. */
  recalled: (Sum & { transfer: string })[]
  reinstated: (Sum & { transfer: string })[]
  fees: Sum[]
}

export const createBank = (): Bank => ({ transfers: [], stated: 0, recalled: [], reinstated: [], fees: [] })

const writeDecimal = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

const PAYER = 'A. Marin'

/** By what a line is known: the bank's own id, or all its cells, with a number for equal ones. */
export function keyOf({ id, day, text, minor, currency, copy }: BankTransfer): string {
  const sum = `${writeDecimal(minor)} ${currency}`
  return JSON.stringify(id ? [id, sum, 1] : [day, sum, PAYER, text, copy])
}

/** The statement of some transfers, with a payment that went out. */
export const writeStatement = (transfers: readonly BankTransfer[], today: string): string =>
  [
    'Date;Amount;Currency;Details;Payer;Transaction ID',
    ...transfers.map(({ day, minor, currency, text, id }) =>
      [day, writeDecimal(minor), currency, text, PAYER, id ?? ''].join(';'),
    ),
    `${today};-3.00;EUR;Fee of the account;;`,
  ].join('\n')
