import { describe, expect, test } from 'vitest'
import { compareVersions, isUnchanged } from './compare-versions.ts'
import { RULE_KINDS, type RuleKind } from './kinds.ts'
import { columnsOf } from './rule-kinds.ts'
import { findRuleOn, type RuleRow, readVersion } from './rule-row.ts'

const read = (kind: RuleKind, ...lines: string[]) => readVersion(kind, [columnsOf(kind).join(','), ...lines].join('\n'))
const rowsOf = (kind: RuleKind, ...lines: string[]): RuleRow[] => {
  const found = read(kind, ...lines)
  if (!Array.isArray(found)) throw new Error(JSON.stringify(found))
  return found
}

const EUR = 'EUR,0.86,2026-11-13,,ECB'
const LATER = 'EUR,0.87,2026-12-01,,ECB'

describe('the file of a version', () => {
  test('is read by the names of its columns, in any order of columns and rows', () => {
    const file = 'source,until,from,per_usd,currency\nECB,,2026-12-01,0.8700,EUR\nECB,,2026-11-13,0.86,EUR\n'
    expect(readVersion('rate', file)).toEqual(rowsOf('rate', EUR, LATER))
    expect(rowsOf('rate', EUR)).toEqual([
      { scope: { currency: 'EUR' }, value: { per_usd: '0.86' }, from: '2026-11-13', until: null, source: 'ECB' },
    ])
  })

  test('is rejected with other columns than those of the kind', () => {
    for (const head of [
      '',
      'currency',
      'currency,per_usd,from,until,source,note',
      'currency,currency,from,until,source',
    ])
      expect(readVersion('rate', `${head}\n${EUR}`)).toMatchObject({ problem: 'columns' })
  })

  test('may have no rows for taxes and agencies, and needs one for rates', () => {
    expect([read('tax'), read('agency-russian'), read('rate')]).toEqual([[], [], { problem: 'empty' }])
  })

  test('is rejected with too many rows, and with a row of another length', () => {
    const many = Array.from(
      { length: 1001 },
      (_, day) => `EUR,1,${new Date(day * 864e5).toISOString().slice(0, 10)},,x`,
    )
    expect(read('rate', ...many)).toEqual({ problem: 'rows', most: 1000 })
    expect(rowsOf('rate', ...many.slice(1))).toHaveLength(1000)
    expect(read('rate', EUR, 'EUR,1')).toEqual({ problem: 'cells', row: 3 })
    expect(read('rate', '"EUR')).toEqual({ problem: 'quotes' })
  })

  test.each([
    ['rate', 'currency', 'USD,1,2026-01-01,,x'],
    ['rate', 'currency', 'XYZ,1,2026-01-01,,x'],
    ['rate', 'per_usd', 'EUR,0,2026-01-01,,x'],
    ['rate', 'per_usd', 'EUR,0.000,2026-01-01,,x'],
    ['rate', 'per_usd', 'EUR,-1,2026-01-01,,x'],
    ['rate', 'per_usd', '"EUR","0,86",2026-01-01,,x'],
    ['rate', 'per_usd', 'EUR,1e3,2026-01-01,,x'],
    ['rate', 'per_usd', 'EUR,1.123456789,2026-01-01,,x'],
    ['rate', 'from', 'EUR,1,2026-02-30,,x'],
    ['rate', 'from', 'EUR,1,13.11.2026,,x'],
    ['rate', 'until', 'EUR,1,2026-01-01,soon,x'],
    ['rate', 'source', 'EUR,1,2026-01-01,,'],
    ['rate', 'source', `EUR,1,2026-01-01,,${'x'.repeat(301)}`],
    ['rate', 'source', 'EUR,1,2026-01-01,,a\u0000b'],
    ['tax', 'seller', '*,DE,person,19,VAT,2026-01-01,,Law'],
    ['tax', 'buyer', 'EE,XX,person,19,VAT,2026-01-01,,Law'],
    ['tax', 'buyer_kind', 'EE,DE,both,19,VAT,2026-01-01,,Law'],
    ['tax', 'percent', 'EE,DE,person,100.5,VAT,2026-01-01,,Law'],
    ['tax', 'wording', 'EE,DE,person,19,,2026-01-01,,Law'],
    ['agency-russian', 'fact', 'office,RU,2026-01-01,,x'],
    ['agency-russian', 'is', 'licence-country,some-agency,2026-01-01,,x'],
    ['agency-russian', 'is', 'agency,RU,2026-01-01,,x'],
    ['agency-russian', 'is', 'seat-country,XX,2026-01-01,,x'],
    ['service-country', 'service', 'berth,PH,2026-01-01,,x'],
    ['service-country', 'country', 'mailing,*,2026-01-01,,x'],
    ['price', 'item', 'unknown,USD,0.2,2026-01-01,,x'],
    ['price', 'currency', 'tankers,percent,20,2026-01-01,,x'],
    ['price', 'currency', 'first-promo,USD,20,2026-01-01,,x'],
    ['price', 'amount', 'first-promo,percent,101,2026-01-01,,x'],
    ['price', 'amount', 'tankers,USD,0.001,2026-01-01,,x'],
    ['price', 'amount', 'tankers,USD,0,2026-01-01,,x'],
  ] as const)('of %s is rejected for the column %s in %s', (kind, column, line) => {
    expect(read(kind, line)).toMatchObject({ column, row: 2 })
  })

  test('is rejected if two rules of one scope cover a date, and not if one follows the other', () => {
    expect(read('rate', EUR, EUR)).toEqual({ problem: 'twice', row: 3 })
    expect(read('rate', LATER, 'EUR,0.86,2026-11-13,2026-12-01,x')).toEqual({ problem: 'overlap', row: 2 })
    expect(read('rate', 'EUR,0.86,2026-11-13,2026-11-12,x')).toEqual({ problem: 'order', row: 2 })
    expect(rowsOf('rate', 'EUR,0.86,2026-11-13,2026-11-30,x', LATER, 'UAH,42,2026-11-20,,x')).toHaveLength(3)
  })

  test('accepts the sample row of each kind', () => {
    const samples: Record<RuleKind, string> = {
      rate: 'JPY,152.4,2026-11-13,,x',
      tax: 'EE,*,company,0,Reverse charge,2026-01-01,2026-12-31,Law',
      'agency-russian': 'agency,some-agency-2,2026-01-01,,x',
      'service-country': 'mailing,PH,2026-01-01,,Labour Code',
      price: 'tankers,USD,0.2,2026-01-01,,x',
    }
    for (const kind of RULE_KINDS) expect(rowsOf(kind, samples[kind])).toHaveLength(1)
  })
})

describe('the rule on a date', () => {
  const rules = rowsOf('rate', 'EUR,0.86,2026-11-13,,x', 'EUR,0.87,2026-12-01,2026-12-05,x', 'EUR,0.88,2027-01-01,,x')
  test.each([
    ['2026-11-12', undefined],
    ['2026-11-13', '0.86'],
    ['2026-11-30', '0.86'],
    ['2026-12-01', '0.87'],
    ['2026-12-05', '0.87'],
    // It has ended, and the one before does not return.
    ['2026-12-06', undefined],
    ['2030-01-01', '0.88'],
  ])('%s is %s', (on, rate) => {
    expect(findRuleOn(rules, on)?.value.per_usd).toBe(rate)
  })
})

test('two versions are compared by scope and first date', () => {
  const before = rowsOf('rate', EUR, 'UAH,42.6,2026-11-13,,x')
  const after = rowsOf('rate', 'EUR,0.85,2026-11-13,,ECB', LATER)
  const difference = compareVersions(before, after)
  expect(difference).toEqual({
    added: rowsOf('rate', LATER),
    changed: [{ before: before[0], after: after[0] }],
    removed: [before[1]],
  })
  expect([isUnchanged(difference), isUnchanged(compareVersions(after, after))]).toEqual([false, true])
})
