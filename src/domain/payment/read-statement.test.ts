import { describe, expect, it, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { createReference } from './creditor-reference.ts'
import { MAX_STATEMENT_ROWS, readStatement, type Statement, type StatementOptions } from './read-statement.ts'

const REFERENCE = createReference(42)

/** Rows of a table with `|` between cells. */
const rowsOf = (...lines: string[]) => lines.map((line) => line.split('|').map((cell) => cell.trim()))

function read(lines: string[], options?: StatementOptions): Statement {
  const statement = readStatement(rowsOf(...lines), options)
  if ('failure' in statement) throw new Error(JSON.stringify(statement))
  return statement
}

const readOne = (header: string, line: string, options?: StatementOptions) => {
  const { payments, problems, outgoing } = read([header, line], options)
  return payments[0] ?? problems[0] ?? outgoing
}

describe('the columns of a statement are found by the names that banks use', () => {
  const payment = { date: '2026-11-29', amount: amountOf(123_450, 'EUR'), references: [REFERENCE], payer: 'A. Marin' }

  test.each([
    [
      'Wise',
      'TransferWise ID|Date|Amount|Currency|Description|Payment Reference|Running Balance|Payer Name',
      `TRANSFER-1|29-11-2026|1234.50|EUR|Received money|${REFERENCE}|9000|A. Marin`,
    ],
    [
      'Revolut',
      'Date (UTC)|ID|Description|Reference|Payer|Amount|Currency',
      `2026-11-29 10:15:00|6f1|Transfer|${REFERENCE}|A. Marin|1234.50|EUR`,
    ],
    [
      'a German bank',
      'Buchungstag|Verwendungszweck|Beguenstigter/Zahlungspflichtiger|Betrag|Waehrung|Währung',
      `29.11.26|${REFERENCE}|A. Marin|1.234,50||EUR`,
    ],
    [
      'a Ukrainian bank',
      'Дата операції|Сума|Валюта|Призначення платежу|Найменування контрагента',
      `29.11.2026 12:00|1 234,50|978|Поповнення ${REFERENCE}|A. Marin`,
    ],
    [
      'a bank with the currency in the header',
      'Date|Payer|Details|Amount (EUR)',
      `29/11/2026|A. Marin|${REFERENCE}|1,234.50`,
    ],
    [
      'a bank with debit and credit columns',
      'Booking date|Paid out|Paid in|Currency|Details|Sender',
      `2026-11-29||1234,5|EUR|${REFERENCE}|A. Marin`,
    ],
    [
      'a bank with a column for the side',
      'Datum|Bedrag|D/C|Currency|Omschrijving|Name',
      `20261129|1234,50|C|EUR|${REFERENCE}|A. Marin`,
    ],
    [
      'a bank with the currency beside the amount',
      'Date|Details|Name|Amount',
      `2026-11-29|${REFERENCE}|A. Marin|€1,234.50`,
    ],
    [
      'a Polish bank',
      'Data księgowania|Kwota|Waluta|Tytuł|Nadawca',
      `2026-11-29|1'234.50 EUR|EUR|${REFERENCE}|A. Marin`,
    ],
  ])('%s', (_, header, line) => expect(readOne(header, line)).toMatchObject(payment))

  it('or by names that are configured', () => {
    const columns = { date: 'Jour', amount: 'Valeur', text: 'Motif', payer: 'Client' }
    const found = readOne('Jour|Valeur|Motif|Client', `2026-11-29|1234,50|${REFERENCE}|A. Marin`, {
      columns,
      currency: 'EUR',
    })
    expect(found).toMatchObject(payment)
  })

  it('and the missing ones are named', () => {
    expect(readStatement(rowsOf('Amount|Name', '1|A'))).toEqual({ failure: 'columns', missing: ['date', 'text'] })
    expect(readStatement([])).toEqual({ failure: 'columns', missing: ['date', 'amount', 'text'] })
  })
})

describe('a row of a statement', () => {
  const HEADER = 'Date|Amount|Currency|Details|Payer'

  test.each([
    ['without a date', '|1|EUR|x|y', { problem: 'date', cell: '' }],
    ['with a month only', '11/2026|1|EUR|x|y', { problem: 'date', cell: '11/2026' }],
    ['with a day that does not exist', '31.02.2026|1|EUR|x|y', { problem: 'date', cell: '31.02.2026' }],
    ['where day and month could be swapped', '03/04/2026|1|EUR|x|y', { problem: 'date-order', cell: '03/04/2026' }],
    ['without an amount', '2026-11-29||EUR|x|y', { problem: 'amount', cell: '' }],
    ['with an amount of zero', '2026-11-29|0,00|EUR|x|y', { problem: 'amount', cell: '0,00' }],
    ['with two numbers as an amount', '2026-11-29|1.5 2.5|EUR|x|y', { problem: 'amount', cell: '1.5 2.5' }],
    ['with three digits after the point', '2026-11-29|1234.567|EUR|x|y', { problem: 'amount', cell: '1234.567' }],
    ['with an amount in another currency', '2026-11-29|5 PLN|EUR|x|y', { problem: 'amount', cell: '5 PLN' }],
    ['with a word for an amount', '2026-11-29|five 5|EUR|x|y', { problem: 'amount', cell: 'five 5' }],
    ['without a currency', '2026-11-29|1||x|y', { problem: 'currency', cell: '' }],
    ['in a currency that is not one of payments', '2026-11-29|1|GBP|x|y', { problem: 'currency', cell: 'GBP' }],
  ])('%s is a problem that names its cell', (_, line, problem) =>
    expect(readOne(HEADER, line)).toEqual({ row: 1, ...problem }),
  )

  it('with both a debit and a credit is a problem, and so is a side that is unknown', () => {
    const both = readOne('Date|Debit|Credit|Details', '2026-11-29|1|2|x', { currency: 'USD' })
    expect(both).toMatchObject({ problem: 'side', cell: '2 1' })
    const unknown = readOne('Date|Amount|D/C|Details', '2026-11-29|1|?|x', { currency: 'USD' })
    expect(unknown).toMatchObject({ problem: 'side', cell: '?' })
  })

  it('does not prevent the others from being read', () => {
    const { payments, problems } = read([HEADER, '?|1|EUR|x|y', `29.11.2026|1|EUR|${REFERENCE}|y`])
    expect(problems.map(({ row }) => row)).toEqual([1])
    expect(payments.map(({ row }) => row)).toEqual([2])
  })

  test.each(['-5', '−5,00', '5-', '(5.00)', '-5 EUR', 'EUR -5'])('of %s went out and is only counted', (sum) =>
    expect(readOne(HEADER, `2026-11-29|${sum}|EUR|x|y`)).toBe(1),
  )

  it('went out if its amount is a debit, whatever its sign', () => {
    for (const sum of ['5', '-5']) {
      expect(readOne('Date|Debit|Credit|Details|Currency', `2026-11-29|${sum}|0|x|EUR`)).toBe(1)
      expect(readOne('Date|Amount|D/C|Details|Currency', `2026-11-29|${sum}|DBIT|x|EUR`)).toBe(1)
    }
  })

  it('takes the order of day and month from other rows, or as it is set', () => {
    const dates = (lines: string[], options?: StatementOptions) =>
      read([HEADER, ...lines.map((date) => `${date}|1|EUR|x|y`)], options).payments.map(({ date }) => date)
    expect(dates(['03/04/2026', '25/04/2026'])).toEqual(['2026-04-03', '2026-04-25'])
    expect(dates(['03/04/2026', '04/25/2026'])).toEqual(['2026-03-04', '2026-04-25'])
    expect(dates(['03/04/2026'], { dates: 'month-first' })).toEqual(['2026-03-04'])
  })

  it('is in hryvnias where the header names them', () =>
    expect(readOne('Дата|Сума, грн.|Опис', '29.11.2026|5,00|x')).toMatchObject({ amount: amountOf(500, 'UAH') }))

  it('has its text from every column for text, with references from all of them', () => {
    const found = readOne('Date|Amount (USD)|Description|Reference', `2026-11-29|1|Top-up|${REFERENCE.toLowerCase()}`)
    expect(found).toMatchObject({
      text: `Top-up ${REFERENCE.toLowerCase()}`,
      references: [REFERENCE],
      amount: amountOf(100, 'USD'),
    })
  })

  it('keeps at most 500 characters of a text, and finds a reference behind them', () => {
    const found = readOne(HEADER, `2026-11-29|1|EUR|${'😀'.repeat(600)} ${REFERENCE}|y`)
    expect(found).toMatchObject({ text: '😀'.repeat(500), references: [REFERENCE] })
  })
})

describe('the key of a payment', () => {
  const keys = (...lines: string[]) =>
    read(['Date|Amount|Currency|Details|ID', ...lines]).payments.map(({ key }) => key)

  it('is the same in another statement', () => {
    expect(keys('2026-11-29|5|EUR|x|TR-17')).toEqual(keys('30.11.2026|5,00|EUR|another text|TR-17'))
    const [, second] = keys('2026-11-28|7|EUR|y|', '2026-11-29|5|EUR|x|')
    expect([second]).toEqual(keys('2026-11-29|5|EUR|x|'))
  })

  it('does not follow from the number of a row, which begins again in every statement', () => {
    for (const id of ['1', '0001', '9999'])
      expect(keys(`2026-11-29|5|EUR|x|${id}`)).not.toEqual(keys(`2026-12-29|5|EUR|y|${id}`))
    expect(keys('2026-11-29|5|EUR|x|1')).toEqual(keys('2026-11-29|5|EUR|x|2'))
    expect(keys('2026-11-29|5|EUR|x|10000')).toEqual(keys('2026-12-29|5|EUR|y|10000'))
  })

  it('is one for a repeated row with an id of the bank, and another one for a different payment with the id', () => {
    const [first, repeated, other] = keys(
      '2026-11-29|5|EUR|x|TR-17',
      '2026-11-29|5|EUR|x|TR-17',
      '2026-11-29|5|EUR|y|TR-17',
    )
    expect(repeated).toBe(first)
    expect(other).not.toBe(first)
  })

  it('is another one for each of two equal payments without an id', () => {
    expect(new Set(keys('2026-11-29|5|EUR|x|', '2026-11-29|5|EUR|x|', '2026-11-29|5|USD|x|')).size).toBe(3)
  })
})

describe('a statement is not read as more than it is', () => {
  const of = (header: string, line: string, options?: StatementOptions) =>
    readStatement(rowsOf(header, line), { currency: 'EUR', ...options })

  it('a column that decides about the money and occurs twice is named', () => {
    for (const [header, column] of [
      ['Date|Amount|Details|amount', 'Amount'],
      ['Date|Amount (EUR)|Details|Amount (USD)', 'Amount (EUR)'],
      ['Date|Amount|Currency|Currency|Details', 'Currency'],
      ['Date|Debit|Credit|Credit|Details', 'Credit'],
    ] as const)
      expect(of(header, '2026-11-29|1|x|2|y'), header).toEqual({ failure: 'twice', column })
    expect(of('Date|Amount|Details|Details|Name|Name', '2026-11-29|1|x|x|y|z')).toMatchObject({ payments: [{}] })
  })

  it('the currency of the transaction is not that of an amount in the currency of the account', () => {
    const header = 'Дата операції|Сума в валюті рахунку|Валюта операції|Опис'
    expect(readOne(header, '29.11.2026|41,20|USD|x')).toMatchObject({ problem: 'currency' })
    const given = readOne(header, '29.11.2026|41,20|USD|x', { currency: 'UAH' })
    expect(given).toMatchObject({ amount: amountOf(4120, 'UAH') })
    const named = readOne('Date|Amount in account currency|Account currency|Details', '2026-11-29|5|USD|x')
    expect(named).toMatchObject({ amount: amountOf(500, 'USD') })
  })

  it.each(['PENDING', 'Reverted', 'Umsatz vorgemerkt', 'в обробці', 'Отклонена'])('%s was not booked', (status) =>
    expect(readOne('Date|Amount|Details|Status', `2026-11-29|5|x|${status}`, { currency: 'EUR' })).toEqual({
      ...{ row: 1, problem: 'status', cell: status },
    }),
  )

  it.each(['COMPLETED', 'Umsatz gebucht', ''])('“%s” does not prevent a payment', (status) =>
    expect(readOne('Date|Amount|Details|Status', `2026-11-29|5|x|${status}`, { currency: 'EUR' })).toMatchObject({
      amount: amountOf(500, 'EUR'),
    }),
  )

  it('a credit below zero is no income', () => {
    const found = readOne('Date|Amount|D/C|Details', '2026-11-29|-50|C|x', { currency: 'USD' })
    expect(found).toMatchObject({ problem: 'side', cell: 'C' })
  })

  it('a date after the last possible one is wrong, and an amount that the books cannot hold', () => {
    const dated = (date: string) => readOne('Date|Amount (USD)|Details', `${date}|5|x`, { latest: '2026-11-30' })
    expect([dated('2026-11-30'), dated('2026-12-01')]).toMatchObject([{ date: '2026-11-30' }, { problem: 'date' }])
    const paid = (sum: string) => readOne('Date|Amount (USD)|Details', `2026-11-29|${sum}|x`)
    expect(paid('10000000000.00')).toMatchObject({ amount: amountOf(1_000_000_000_000, 'USD') })
    expect(paid('10000000000.01')).toMatchObject({ problem: 'amount' })
  })

  it('a sum below one with three digits is not five hundred', () => {
    for (const sum of ['0.500', '0,500'])
      expect(readOne('Date|Amount (USD)|Details', `2026-11-29|${sum}|x`)).toMatchObject({ problem: 'amount' })
  })
})

it('a statement has a bounded number of rows, and at least one', () => {
  const rows = (count: number) => rowsOf('Date|Amount|Details', ...Array<string>(count).fill('2026-11-29|1|x'))
  expect(readStatement(rows(0))).toEqual({ failure: 'no-rows' })
  expect(readStatement(rows(MAX_STATEMENT_ROWS + 1))).toEqual({ failure: 'too-many-rows' })
})
