import { expect, test } from 'vitest'
import { keyOfLicence, keyOfName, looksAlike } from './alike.ts'

const areAlike = (one: string, other: string) => looksAlike(keyOfName(one), keyOfName(other))

test.each([
  ['North Strand Crewing', 'NORTH STRAND SHIP MANAGEMENT LTD'],
  ['North Strand', 'Nоrth Strаnd'],
  ['North Strand', 'N0rth-Strand'],
  ['Baltic Watch', 'Baltic Wach'],
  ['Морська Зоря', 'МОРСЬКА ЗОРЯ'],
])('“%s” and “%s” are taken for each other', (one, other) => expect(areAlike(one, other)).toBe(true))

test.each([
  ['North Strand', 'South Strand'],
  ['Blue Anchor', 'Red Anchor'],
  ['Crew', 'Marine Services'],
  ['Alfa', 'Alba'],
])('“%s” and “%s” are told apart', (one, other) => expect(areAlike(one, other)).toBe(false))

test('a licence is the same number however it is spaced and in whatever letters', () => {
  expect(keyOfLicence('PL-MLC 0533')).toBe(keyOfLicence('PLМLС/О533'))
  expect(keyOfLicence('PL-MLC-0533')).not.toBe(keyOfLicence('PL-MLC-0534'))
})
