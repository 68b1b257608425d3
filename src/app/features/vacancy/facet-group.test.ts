import { expect, test } from 'vitest'
import type { Facet } from '../../../contract/schemas/vacancy.ts'
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
  const ranks = counted(
    'oiler',
    'master',
    'bosun',
    'chief-officer',
    'able-seaman',
    'second-officer',
    'chief-engineer',
    'third-officer',
  )
  expect(group('rank', ranks)).toEqual({
    ticks: ['third-officer', 'chief-engineer', 'second-officer', 'able-seaman', 'chief-officer', 'bosun'],
    menu: ['master', 'oiler'],
  })
})

test('countries in the menu follow the alphabet of the language', () => {
  expect(group('nationality', counted('PH', 'UA', 'IN', 'PL')).menu).toEqual(['IN', 'PH', 'PL', 'UA'])
})

test('counts that are not known keep the order of the answer', () => {
  const facet = ['LR', 'PA', 'MH'].map((value) => ({ value, count: null }))
  expect(group('flag', facet).ticks).toEqual(['LR', 'PA', 'MH'])
})
