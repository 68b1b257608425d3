import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryCv, arbitraryLargestCv } from './cv.fixture.ts'
import { readExport, writeExport } from './cv-export.ts'
import { writeCv } from './cv-text.ts'

test('any CV goes out and comes in unchanged', () => {
  fc.assert(
    fc.property(arbitraryCv, (cv) => {
      const file = JSON.parse(JSON.stringify(writeExport(cv, '2026-11-24')))
      const read = readExport(file)
      expect(read && writeCv(read)).toBe(writeCv(cv))
    }),
  )
})

test('so does the largest one', () => {
  fc.assert(
    fc.property(arbitraryLargestCv, (cv) => {
      const read = readExport(JSON.parse(JSON.stringify(writeExport(cv, '2026-11-24'))))
      expect(read && writeCv(read)).toBe(writeCv(cv))
    }),
    { numRuns: 5 },
  )
})

test('what is no export is none', () => {
  for (const file of [null, 1, 'x', [], {}, { format: 'gangway-cv' }, { format: 'gangway-cv', version: 2, cv: {} }])
    expect(readExport(file)).toBeUndefined()
})
