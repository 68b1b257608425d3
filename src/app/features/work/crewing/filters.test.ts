import { expect, test } from 'vitest'
import { addressOf, change, countFilters, isWhole, parseFilters, readCountry } from './filters.ts'

test('an address and its filters lead to each other', () => {
  const search = { q: 'Gdańsk', fleet: 'offshore-fleet,tanker-fleet', verified: '1', sort: 'name', page: '3' }
  const filters = parseFilters(search, 'pl')
  expect(filters).toEqual({
    country: 'pl',
    q: 'Gdańsk',
    fleet: ['tanker-fleet', 'offshore-fleet'],
    verified: true,
    sort: 'name',
    page: 3,
  })
  const address = addressOf(filters)
  expect(address).toBe('/crewing/pl?q=Gda%C5%84sk&fleet=tanker-fleet,offshore-fleet&verified=1&sort=name&page=3')
  expect(parseFilters(Object.fromEntries(new URL(address, 'https://x.example').searchParams), 'pl')).toEqual(filters)
})

test('what the server would refuse is dropped', () => {
  const filters = parseFilters({ q: ' ', fleet: 'ferries,<b>', verified: 'yes', sort: 'best', page: '501' })
  expect(isWhole(filters)).toBe(true)
  expect(addressOf(filters)).toBe('/crewing')
  expect(parseFilters({ q: 'a'.repeat(200) }).q).toHaveLength(80)
  for (const page of ['0', '-1', '1e3', 'x']) expect(parseFilters({ page }).page).toBe(1)
})

test('another search begins at its first page', () => {
  const filters = parseFilters({ page: '4', verified: '1' })
  expect(addressOf(change(filters, { sort: 'answer' }))).toBe('/crewing?verified=1&sort=answer')
  expect(countFilters(filters)).toBe(1)
})

test.each([
  ['PH', 'ph'],
  ['ua', 'ua'],
  ['xx', ''],
  ['poland', ''],
  [undefined, ''],
])('the country %s of an address is %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})
