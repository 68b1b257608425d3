import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import { type Cv, createExperience } from '#src/domain/cv/cv.ts'
import { readSum, readWhole, writeSum } from '#src/domain/text/read-digits.ts'
import { listUnread, readFormValues, toFormValues } from './form-values.ts'

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

test('what is no number stays as it was typed, and is found', () => {
  const [cv] = fc.sample(arbitraryCv, 1) as [Cv]
  const typed = toFormValues({ ...cv, experience: [createExperience('one')] })
  const [voyage] = typed.experience
  if (voyage) voyage.grossTonnage = '12500.5'
  typed.biometric.height = 'abc'
  const read = readFormValues(typed)
  expect(listUnread(read)).toEqual(['biometric.height', 'experience.0.grossTonnage'])
  expect(toFormValues(read)).toMatchObject({ biometric: { height: 'abc' }, experience: [{ grossTonnage: '12500.5' }] })
})

describe('numbers are read as people type them', () => {
  test.each([
    ['104 000', 104_000],
    ['104,000', 104_000],
    ['104.000', 104_000],
    ['١٠٤٠٠٠', 104_000],
    ['१०४०००', 104_000],
    ['1,04,000', 104_000],
    ['\u200f١٠٤٬٠٠٠', 104_000],
    ['', null],
    ['-', undefined],
    ['2x9000', undefined],
    ['12,000.5', undefined],
    ['12500.5', undefined],
    ['-5', undefined],
    ['12,00', undefined],
    ['1,000.000', undefined],
    ['abc', undefined],
  ])('%s', (typed, read) => expect(readWhole(typed)).toBe(read))

  test.each([
    ['9500', 2, 950_000],
    ['9,500', 2, 950_000],
    ['9 500,5', 2, 950_050],
    ['9.500,75', 2, 950_075],
    ['1,200,000', 0, 1_200_000],
    ['', 2, null],
    ['-5', 2, undefined],
    ['2x9000', 2, undefined],
    ['9500.123.5', 2, undefined],
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
