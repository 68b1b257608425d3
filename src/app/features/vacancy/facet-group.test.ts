import { expect, test } from 'vitest'
import type { Facet } from '../../../contract/schemas/vacancy.ts'
import { RANKS } from '../../../contract/vocabulary/ranks.ts'
import { formatsFor } from '../../../i18n/formats-for.ts'
import { loadIntl } from '../../../i18n/load.ts'
import { createList } from './examples.fixture.ts'
import { createFacetGroup } from './facet-group.ts'
import { type ListFilter, parseFilters } from './filters.ts'
import { wordsFor } from './words.ts'

const intl = await loadIntl('en')
const words = wordsFor(intl, formatsFor(intl))

function group(filter: ListFilter, facet: Facet, search: Record<string, string> = {}) {
  const facets = { ...createList().facets, [filter]: facet }
  const { ticks, menu } = createFacetGroup(filter, facets, parseFilters(search), words)
  return { ticks: ticks.map(({ value }) => value), menu: menu.map(({ value }) => value) }
}

const counted = (...values: string[]): Facet => values.map((value, index) => ({ value, count: index + 1 }))

test('what would find nothing is not offered, unless it is chosen', () => {
  const facet = [
    { value: 'MH', count: 3 },
    { value: 'LR', count: 0 },
    { value: 'PA', count: 0 },
  ]
  expect(group('flag', facet, { flag: 'PA' }).ticks).toEqual(['PA', 'MH'])
})

test('a choice that the answer does not know stays removable', () => {
  expect(group('rank', [], { rank: 'no-such-rank' }).ticks).toEqual(['no-such-rank'])
})

test('the most frequent have a line each, the others a menu in the order of the ship', () => {
  const slugs = RANKS.slice(0, 10).map((rank) => rank.slug)
  const { ticks, menu } = group('rank', counted(...slugs))
  expect(ticks).toEqual(slugs.slice(2).reverse())
  expect(menu).toEqual(slugs.slice(0, 2))
})

test('countries in the menu follow the alphabet of the language', () => {
  expect(group('nationality', counted('PH', 'UA', 'IN', 'PL')).menu).toEqual(['IN', 'PH', 'PL', 'UA'])
})

test('counts that are not known keep the order of the answer', () => {
  const facet = ['LR', 'PA', 'MH'].map((value) => ({ value, count: null }))
  expect(group('flag', facet).ticks).toEqual(['LR', 'PA', 'MH'])
})

test('a long menu waits until the list is narrowed, and says how', () => {
  const facets = { ...createList().facets, rank: RANKS.slice(0, 40).map(({ slug }) => ({ value: slug, count: 1 })) }
  const rank = (search: Record<string, string>) => createFacetGroup('rank', facets, parseFilters(search), words)
  expect(rank({})).toMatchObject({ menu: [], hint: expect.stringContaining('department') })
  expect(rank({ department: 'deck' }).menu).toHaveLength(32)
  expect(rank({ department: 'deck' }).hint).toBe('')
})
