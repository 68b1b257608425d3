import { expect, test } from 'vitest'
import { ENTRY_KINDS } from './ledger.ts'
import { BONUS_PARTS, isOfPayback, nameOfLine, PAYBACK_PARTS } from './line-name.ts'

test('an entry is named by its kind, also if its reference resembles a pay-back', () => {
  for (const kind of ENTRY_KINDS)
    for (const reference of ['order:1:hold', 'bank:1', 'payback:1', 'payback:1:other', 'x:payback:1:hold'])
      expect(nameOfLine({ kind, reference }), reference).toBe(`billing.line.${kind}`)
})

test('an entry of a pay-back is named by its part', () => {
  for (const part of PAYBACK_PARTS) {
    const reference = `payback:0c9f:${part}`
    expect(nameOfLine({ kind: 'bonus', reference })).toBe(`payback.line.${part}`)
    expect(isOfPayback({ reference })).toBe(true)
  }
  expect(isOfPayback({ reference: 'order:1:hold' })).toBe(false)
})

test('an entry of a bonus is named by its part', () => {
  for (const part of BONUS_PARTS) {
    expect(nameOfLine({ kind: 'bonus', reference: `bonus:0c9f:${part}` })).toBe(`bonus.line.${part}`)
    expect(nameOfLine({ kind: 'bonus', reference: `bonus:0c9f:${part}:0` })).toBe(`bonus.line.${part}`)
  }
  expect(nameOfLine({ kind: 'bonus', reference: 'bonus:0c9f:other' })).toBe('billing.line.bonus')
})
