import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCv } from '#src/contract/cv/cv.fixture.ts'
import { readSum, readWhole, writeSum } from '#src/contract/read-digits.ts'
import { readFormValues, toFormValues } from './form-values.ts'

test('any CV goes through its form unchanged', () => {
  fc.assert(
    fc.property(arbitraryCv, (cv) => {
      expect(readFormValues(toFormValues(cv))).toEqual(cv)
    }),
    { numRuns: 100 },
  )
})

test('and through a draft, which is text', () => {
  fc.assert(
    fc.property(arbitraryCv, (cv) => {
      expect(readFormValues(JSON.parse(JSON.stringify(toFormValues(cv))))).toEqual(cv)
    }),
    { numRuns: 30 },
  )
})

describe('numbers are read as people type them', () => {
  test.each([
    ['104 000', 104_000],
    ['104,000', 104_000],
    ['104.000', 104_000],
    ['١٠٤٠٠٠', 104_000],
    ['१०४०००', 104_000],
    ['', null],
    ['-', null],
  ])('%s', (typed, read) => expect(readWhole(typed)).toBe(read))

  test.each([
    ['9500', 2, 950_000],
    ['9,500', 2, 950_000],
    ['9 500,5', 2, 950_050],
    ['9.500,75', 2, 950_075],
    ['1,200,000', 0, 1_200_000],
    ['', 2, null],
  ])('%s with %i digits', (typed, exponent, read) => expect(readSum(typed, exponent)).toBe(read))

  test('and written so that they are read again', () => {
    expect([writeSum(950_000, 2), writeSum(950_075, 2), writeSum(1200, 0), writeSum(5, 2)]).toEqual([
      '9500',
      '9500.75',
      '1200',
      '0.05',
    ])
  })
})
