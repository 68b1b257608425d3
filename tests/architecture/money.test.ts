import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Amount, amountOf, type MinorUnits } from '#src/domain/money/amount.ts'
import { listSources, ROOT } from '../../scripts/graph/read-imports.ts'

const sources = listSources()
  .filter((file) => file.startsWith('src/') && !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

const listFiles = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('the compiler refuses arithmetic on money, and amounts that others make', () => {
  const { minor } = amountOf(5, 'USD')
  // The type checker reports each line without an error as an unused directive. The values do not matter.
  // @ts-expect-error minor units are not a number
  expect(minor * 2).toBeDefined()
  // @ts-expect-error the same
  expect(minor / 3).toBeDefined()
  // @ts-expect-error the same
  expect(minor - minor).toBeDefined()
  // @ts-expect-error the same
  expect(minor + 1).toBeDefined()
  // @ts-expect-error the same
  expect(Math.round(minor)).toBeDefined()
  // @ts-expect-error a number is not minor units
  const typed: MinorUnits = 5
  // @ts-expect-error the same in an amount
  const amount: Amount = { currency: 'USD', minor: 5 }
  expect([typed, amount.minor]).toEqual([5, 5])
})

test('no file but those of money turns numbers into minor units, or back', () => {
  const cast = /\bas (?:unknown as |never as )?(?:z\.ZodType<)?(?:MinorUnits|Amount)\b/
  expect(listFiles(cast)).toEqual(['src/contract/billing/schemas.ts', 'src/domain/money/amount.ts'])
  expect(listFiles(/\bnumberOf\b[^;]*from '[^']*\bmoney\/amount\.ts'/)).toEqual([])
})

test('and none calculates with minor units that it turned into a number', () => {
  const sum = String.raw`Number\((?:[^()]*\W)?(?:minor|amount|asked|received|balance|held|captured|refunded)\)`
  const outside = sources.filter(({ file }) => !file.startsWith('src/domain/money/'))
  const calculates = new RegExp(String.raw`${sum}\s*[-+*/%]|[-+*/%]\s*${sum}|Math\.\w+\((?:[^()]*\W)?${sum}`)
  expect(calculates.test('const half = Number(row.amount) / 2')).toBe(true)
  expect(outside.filter(({ text }) => calculates.test(text)).map(({ file }) => file)).toEqual([])
  expect(listFiles(/\bas unknown as number\b/)).toEqual(['src/domain/money/amount.ts'])
})

test('whatever a seafarer needs for a job is below money: it names no balance, payment or order', () => {
  const below = /^src\/server\/(?:ground|identity|people|work)\//
  const above = /from '[^']*\/exchange\/(?:billing|payment|order)\//
  expect(listFiles(above).filter((file) => below.test(file))).toEqual([])
})

test('one statement writes to the ledger; postings, balances, holds and month-end balances follow by triggers', () => {
  const inserts =
    /(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM)\s+ledger_(?!reconciliation|difference|stop)|\.(?:insert|update|delete)\(ledger(?!Stop)\w+\)/
  expect(listFiles(inserts)).toEqual([
    'src/server/exchange/billing/entries.repository.ts',
    'src/server/exchange/billing/holders.repository.ts',
    'src/server/exchange/billing/months.repository.ts',
  ])
  const entries = sources.find(({ file }) => file.endsWith('/entries.repository.ts'))?.text ?? ''
  expect([...entries.matchAll(/(?:INSERT INTO|UPDATE|DELETE FROM)\s+(ledger_\w+)/g)].map(([, table]) => table)).toEqual(
    ['ledger_account', 'ledger_transaction'],
  )
})
