import { describe, expect, test } from 'vitest'
import { isImoNumber, readImoNumber } from './imo.ts'

describe('an IMO ship number', () => {
  test.each(['9074729', 'IMO 9074729', 'imo9074729', ' IMO: 9074729 '])('is read from "%s"', (typed) => {
    expect(readImoNumber(typed)).toBe('9074729')
    expect(isImoNumber(typed)).toBe(true)
  })

  test.each(['8814274', '9074728', '907472', '90747290', 'nine', ''])('is not "%s"', (typed) => {
    expect(isImoNumber(typed)).toBe(false)
  })
})
