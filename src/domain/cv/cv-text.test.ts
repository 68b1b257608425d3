import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryCv } from './cv.fixture.ts'
import { createFirstCv } from './cv.ts'
import { readCv, writeCv } from './cv-text.ts'

test('any CV is read as it was written', () => {
  fc.assert(
    fc.property(arbitraryCv, (cv) => {
      expect(readCv(writeCv(cv))).toEqual(cv)
    }),
    { numRuns: 100 },
  )
})

test('what is equal is the same text, whatever the order of its words, and what no one told costs nothing', () => {
  const cv = createFirstCv({
    firstname: 'Marek',
    surname: 'Zielinski',
    citizenship: 'PL',
    positionMain: 'chief-officer',
    positionSecond: null,
  })
  const turned = { ...cv, profileData: Object.fromEntries(Object.entries(cv.profileData).reverse()) } as typeof cv
  expect(writeCv(turned)).toBe(writeCv(cv))
  expect(writeCv(cv).length).toBeLessThan(400)
})
