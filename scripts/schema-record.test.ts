import { expect, test } from 'vitest'
import { isOfOtherBuild } from './schema-record.ts'

const record = (...names: string[]) => names.map((name) => ({ name, digest: `digest of ${name}` }))
const KNOWN = record('0001_baseline.sql', '0002_courses.sql', '0003_prices.sql')

test('a new database, and one that records the first migrations of this build, is migrated', () => {
  expect(isOfOtherBuild([], KNOWN, 0)).toBe(false)
  for (let count = 1; count <= KNOWN.length; count += 1)
    expect(isOfOtherBuild(KNOWN.slice(0, count), KNOWN, 90), String(count)).toBe(false)
})

test('a database that records a migration which this build does not have is of another build', () => {
  expect(isOfOtherBuild(record('0001_initial.sql', '0002_crewing.sql'), KNOWN, 90)).toBe(true)
  expect(isOfOtherBuild([...KNOWN, ...record('0004_teams.sql')], KNOWN, 90)).toBe(true)
})

test('a database that lacks a migration before one that it records is of another build', () => {
  expect(isOfOtherBuild(record('0001_baseline.sql', '0003_prices.sql'), KNOWN, 90)).toBe(true)
})

test('a database whose migration had another text, or that recorded no digest of it, is of another build', () => {
  expect(isOfOtherBuild([{ name: '0001_baseline.sql', digest: 'of another text' }], KNOWN, 90)).toBe(true)
  expect(isOfOtherBuild([{ name: '0001_baseline.sql' }], KNOWN, 90)).toBe(true)
})

test('a database with tables and no record of them is of another build', () => {
  expect(isOfOtherBuild([], KNOWN, 90)).toBe(true)
})
