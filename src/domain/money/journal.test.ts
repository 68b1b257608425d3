import { expect, test } from 'vitest'
import { amountOf } from './amount.ts'
import { beancount } from './beancount.ts'
import { hledger } from './hledger.ts'
import { type JournalFormat, type JournalLeg, nameAccount } from './journal.ts'
import type { AccountKind } from './ledger.ts'

const legOf = (kind: AccountKind, holderId: string | null, minor: number): JournalLeg => ({
  account: { holderId, kind, currency: 'USD' },
  amount: amountOf(minor, 'USD'),
})
const LEGS = [legOf('bank', null, -1250), legOf('bonus-held', 'a1', 1250)]

const write = ({ head, open, heading, leg, assertionHeading, assertion }: JournalFormat) =>
  [
    head,
    ...LEGS.map(({ account }) => open('2027-01-01', account)),
    heading({ day: '2027-01-10', text: 'top-up', id: 'e1', reference: 'transfer:RF18 "a", [b];\n' }),
    ...LEGS.map(leg),
    assertionHeading('2027-01-31'),
    ...LEGS.map((one) => assertion('2027-01-31', one)),
  ].join('')

test('hledger reads the balances of a day after its entries', () => {
  expect(write(hledger)).toBe(`commodity 1000.00 USD
commodity 1000.00 UAH
commodity 1000.00 EUR
account Assets:Bank:USD
account Liabilities:Holder-a1:Bonus-Held:USD

2027-01-10 top-up
    ; id:e1
    ; reference:transfer:RF18%20%22a%22%2C%20%5Bb%5D%3B%0A
    Assets:Bank:USD  12.50 USD
    Liabilities:Holder-a1:Bonus-Held:USD  -12.50 USD

2027-01-31 balances
    Assets:Bank:USD  0.00 USD = 12.50 USD
    Liabilities:Holder-a1:Bonus-Held:USD  0.00 USD = -12.50 USD
`)
})

test('Beancount reads the same balances before the entries of the next day, without a tolerance', () => {
  expect(write(beancount)).toBe(`option "operating_currency" "USD"
option "operating_currency" "UAH"
option "operating_currency" "EUR"
2027-01-01 open Assets:Bank:USD USD
2027-01-01 open Liabilities:Holder-a1:Bonus-Held:USD USD

2027-01-10 * "top-up"
  id: "e1"
  reference: "transfer:RF18%20%22a%22%2C%20%5Bb%5D%3B%0A"
  Assets:Bank:USD  12.50 USD
  Liabilities:Holder-a1:Bonus-Held:USD  -12.50 USD

2027-02-01 balance Assets:Bank:USD  12.50 ~ 0 USD
2027-02-01 balance Liabilities:Holder-a1:Bonus-Held:USD  -12.50 ~ 0 USD
`)
})

test('debts of holders and money at providers are assets, what the house earns and spends is neither', () => {
  const names = (['receivable', 'clearing', 'revenue', 'fees', 'adjustments', 'bonus-expense'] as const).map((kind) =>
    nameAccount({ kind, currency: 'EUR', holderId: kind === 'receivable' ? 'a1' : null }),
  )
  expect(names).toEqual([
    'Assets:Holder-a1:Receivable:EUR',
    'Assets:Clearing:EUR',
    'Income:Revenue:EUR',
    'Expenses:Fees:EUR',
    'Expenses:Adjustments:EUR',
    'Expenses:Bonus:EUR',
  ])
})
