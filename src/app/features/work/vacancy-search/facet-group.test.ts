import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Facet } from '#src/contract/vacancy-search/schemas.ts'
import { COUNTRIES } from '#src/domain/vocabulary/countries.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createList } from './examples.fixture.ts'
import { createFacetGroup, trimFacets } from './facet-group.ts'
import { LIST_FILTERS, type ListFilter, parseFilters } from './filters.ts'
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
  expect(group('flag', facet, { flag: 'PA' }).ticks).toEqual(['pa', 'mh'])
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
  expect(group('nationality', counted('PH', 'UA', 'IN', 'PL')).menu).toEqual(['in', 'ph', 'pl', 'ua'])
})

test('counts that are not known keep the order of the answer', () => {
  const facet = ['LR', 'PA', 'MH'].map((value) => ({ value, count: null }))
  expect(group('flag', facet).ticks).toEqual(['lr', 'pa', 'mh'])
})

test('a long menu waits until the list is narrowed, and says how', () => {
  const facets = { ...createList().facets, rank: RANKS.slice(0, 40).map(({ slug }) => ({ value: slug, count: 1 })) }
  const rank = (search: Record<string, string>) => createFacetGroup('rank', facets, parseFilters(search), words)
  expect(rank({})).toMatchObject({ menu: [], hint: expect.stringContaining('department') })
  expect(rank({ department: 'deck' }).menu).toHaveLength(32)
  expect(rank({ department: 'deck' }).hint).toBe('')
})

describe('facets cut to what the form can show', () => {
  const facetOf = (values: readonly string[]): fc.Arbitrary<Facet> =>
    fc
      .uniqueArray(fc.constantFrom(...values), { maxLength: 60 })
      .chain((chosen) =>
        fc
          .array(fc.option(fc.nat(50)), { minLength: chosen.length, maxLength: chosen.length })
          .map((counts) => chosen.map((value, index) => ({ value, count: counts[index] ?? null }))),
      )
  const slugs = RANKS.map(({ slug }) => slug)

  test('make the same form as the whole of them', () => {
    const searches = fc.record(
      { rank: fc.constantFrom(...slugs), fleet: fc.constantFrom(...FLEETS), flag: fc.constantFrom('PA', 'LR') },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(facetOf(slugs), facetOf(COUNTRIES), searches, (rank, flag, search) => {
        const facets = { ...createList().facets, rank, flag, country: flag }
        const filters = parseFilters(search as Record<string, string>)
        const trimmed = trimFacets(facets, filters)
        for (const filter of LIST_FILTERS)
          expect(createFacetGroup(filter, trimmed, filters, words)).toEqual(
            createFacetGroup(filter, facets, filters, words),
          )
      }),
    )
  })

  test('are fewer where a long list waits', () => {
    const facets = { ...createList().facets, rank: slugs.map((value) => ({ value, count: 1 })) }
    expect(trimFacets(facets, parseFilters({})).rank).toHaveLength(29)
    expect(trimFacets(facets, parseFilters({ department: 'deck' })).rank).toHaveLength(slugs.length)
  })
})
