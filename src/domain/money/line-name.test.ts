import { expect, test } from 'vitest'
import { ENTRY_KINDS } from './ledger.ts'
import { isOfPayback, nameOfLine, PAYBACK_PARTS } from './line-name.ts'

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
