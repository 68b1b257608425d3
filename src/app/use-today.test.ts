import { afterEach, expect, test } from 'vitest'
import { toOwnDate } from './use-today.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test.each([
  ['Asia/Manila', '2026-11-25'],
  ['UTC', '2026-11-24'],
  ['America/Lima', '2026-11-24'],
])('the day of a reader in %s', (timeZone, day) => {
  process.env.TZ = timeZone
  expect(toOwnDate(Date.parse('2026-11-24T20:00:00Z'))).toBe(day)
})
