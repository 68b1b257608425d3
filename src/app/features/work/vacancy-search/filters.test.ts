import { expect, test } from 'vitest'
import { searchRecord } from '#src/contract/http/addresses.ts'
import { vacancyQuerySchema } from '#src/contract/vacancy-search/schemas.ts'
import { addressOf, change, countChoices, countFilters, parseFilters, toQuery } from './filters.ts'

const parse = (query: string) => parseFilters(searchRecord(new URLSearchParams(query)))
const cleaned = (query: string) => addressOf(parse(query))

test('boxes ticked twice and lists joined by commas are the same', () => {
  expect(parse('rank=master&rank=chief-officer').rank).toEqual(['master', 'chief-officer'])
  expect(parse('rank=master,chief-officer')).toEqual(parse('rank=master&rank=chief-officer'))
})

test('a value stands once, an empty one not at all', () => {
  expect(parse('rank=master&rank=&rank=master').rank).toEqual(['master'])
})

test('what a form sends becomes the shortest address in the fixed order', () => {
  const sent =
    'published=7&sort=newest&q=&payFrom=&currency=USD&joinFrom=&vessel=lng-carrier&rank=master&rank=&page=1&utm_source=x'
  expect(cleaned(sent)).toBe('/vacancy?rank=master&vessel=lng-carrier&published=7')
})

test('the currency counts only with a pay, US dollars need no word', () => {
  expect(cleaned('currency=eur')).toBe('/vacancy')
  expect(cleaned('payFrom=3500&currency=USD')).toBe('/vacancy?payFrom=3500')
  expect(cleaned('payFrom=3500&currency=eur')).toBe('/vacancy?payFrom=3500&currency=eur')
})

test.each([
  'payFrom=much',
  'payFrom=-5',
  'payFrom=10000000',
  'joinFrom=2026-13-40',
  'joinTo=tomorrow',
  'durationMax=0',
  'durationMax=25',
  'published=2',
  'sort=best',
  'page=0',
  'page=501',
  'page=1.5',
  'rank=<script>',
  'english=a%20b',
  'currency=XXX',
])('a value that makes no sense is dropped: %s', (query) => {
  expect(cleaned(query)).toBe('/vacancy')
})

test('the server accepts whatever is left', () => {
  const wild = `q=${'x'.repeat(300)}&rank=${Array.from({ length: 40 }, (_, i) => `rank-${i}`).join(',')}&payFrom=99&page=7&joinTo=2027-01-15&english=good`
  const query = Object.fromEntries(new URLSearchParams(addressOf(parse(wild)).split('?')[1]))
  expect(vacancyQuerySchema.safeParse(query).success).toBe(true)
})

test('a change leads back to the first page', () => {
  const filters = parse('rank=master&page=4')
  expect(addressOf(change(filters, { rank: [] }))).toBe('/vacancy')
  expect(addressOf({ ...filters, page: 5 })).toBe('/vacancy?rank=master&page=5')
})

test('sorting, paging and the currency are no filters', () => {
  expect(countFilters(parse('sort=salary&page=2&currency=eur'))).toBe(0)
  expect(countFilters(parse('rank=master,bosun&q=dp&payFrom=1'))).toBe(4)
})

test('the button counts what is chosen in the form, not the words of the search', () => {
  expect(countChoices(parse('q=second+engineer'))).toBe(0)
  expect(countChoices(parse('rank=master,bosun&q=dp&payFrom=1&verified=1'))).toBe(4)
})

test('lists reach the API as lists', () => {
  expect(toQuery(parse('flag=MH,LR'))).toMatchObject({ flag: ['mh', 'lr'] })
})
