import { describe, expect, test } from 'vitest'
import { correctImoNumber, isImoNumber, readImoNumber } from './imo.ts'

describe('an IMO ship number', () => {
  test.each(['9074729', 'IMO 9074729', 'imo9074729', ' IMO: 9074729 ', '٩٠٧٤٧٢٩', 'IMO ९०७४७२९'])(
    'is read from "%s"',
    (typed) => {
      expect(readImoNumber(typed)).toBe('9074729')
      expect(isImoNumber(typed)).toBe(true)
    },
  )

  test.each(['8814274', '9074728', '907472', '90747290', 'nine', ''])('is not "%s"', (typed) => {
    expect(isImoNumber(typed)).toBe(false)
  })
})

test('a number whose last digit does not fit is mended by it', () => {
  expect([correctImoNumber('9631428'), correctImoNumber('9074729'), correctImoNumber('96314')]).toEqual([
    '9631424',
    '9074729',
    undefined,
  ])
})
