import { expect, test } from 'vitest'
import { searchRecord } from '#src/contract/addresses.ts'
import { MAX_CREW_PAGE } from '#src/contract/paging.ts'
import { CREW_SORTS, crewQuerySchema } from '#src/contract/schemas/crew.ts'
import { changeCrew, crewAddress, parseCrewFilters, SORTS, toCrewQuery } from './crew-filters.ts'

const parse = (query: string) => parseCrewFilters(searchRecord(new URLSearchParams(query)))
const cleaned = (query: string) => crewAddress(parse(query))

test('what a form sends becomes the shortest address in the fixed order', () => {
  const sent = 'readyTo=&inRank=12&fleet=&vessel=lng-carrier&rank=master&sort=ready&page=1&utm_source=x'
  expect(cleaned(sent)).toBe('/seamans?rank=master&vessel=lng-carrier&inRank=12')
})

test.each([
  'rank=a,b',
  'rank=Master',
  'rank=%27%20OR%201',
  'readyTo=2026-13-40',
  'readyTo=soon',
  'inRank=0',
  'inRank=601',
  'inRank=1.5',
  'sort=name',
  'page=0',
  `page=${MAX_CREW_PAGE + 1}`,
])('what the server would refuse is dropped: %s', (query) => {
  expect(cleaned(query)).toBe('/seamans')
})

test('whatever is kept the server takes', () => {
  const kept = toCrewQuery(
    parse('rank=master&department=deck&fleet=x&vessel=y&readyTo=2026-12-01&inRank=600&sort=service&page=25'),
  )
  expect(
    crewQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(kept as Record<string, string>))).success,
  ).toBe(true)
})

test('the sortings are the server’s', () => {
  expect(SORTS).toEqual(CREW_SORTS)
})

test('another search begins at its first page', () => {
  expect(crewAddress(changeCrew(parse('rank=master&page=7&sort=updated'), { rank: 'bosun' }))).toBe(
    '/seamans?rank=bosun&sort=updated',
  )
})
