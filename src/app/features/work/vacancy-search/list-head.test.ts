import { expect, test } from 'vitest'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createList } from './examples.fixture.ts'
import { parseFilters } from './filters.ts'
import { createListHead } from './list-head.ts'
import { wordsFor } from './words.ts'

const intl = await loadIntl('en')
const words = wordsFor(intl, formatsFor(intl))
const headOf = (search: Record<string, string>) => createListHead(createList(), parseFilters(search), words)

test('a search in other words than its own names the one address it has', () => {
  expect(headOf({ sort: 'newest', currency: 'USD', page: '1', rank: 'master' }).canonical).toBe('/vacancy?rank=master')
  expect(headOf({ rank: 'master', page: '3' }).canonical).toBe('/vacancy?rank=master&page=3')
  expect(headOf({ payFrom: 'a lot', utm: 'x' }).canonical).toBe('/vacancy')
})

test('the feed is of the same search, without page and order', () => {
  expect(headOf({ rank: 'master', fleet: 'tanker-fleet', sort: 'salary', page: '2' }).feeds).toEqual([
    { title: expect.stringContaining('Master'), path: '/feed/vacancies.xml?rank=master&fleet=tanker-fleet' },
  ])
})

test('a heading and a description name what is searched without capitals inside them', async () => {
  const ukrainian = await loadIntl('uk')
  const search = parseFilters({ rank: 'master', vessel: 'bulk-carrier,coaster' })
  const head = createListHead(createList(), search, wordsFor(ukrainian, formatsFor(ukrainian)))
  expect(head.title).toBe('Вакансії: капітан (MSTR), балкер і каботажне судно (костер)')
  expect(head.description).toMatch(/^Капітан \(MSTR\), балкер і каботажне судно/)
})

test('only searches that people make are for search engines', () => {
  expect(headOf({ rank: 'master' }).noindex).toBeUndefined()
  expect(headOf({ rank: 'master', vessel: 'lng-carrier' }).noindex).toBeUndefined()
  for (const search of [{ q: 'x' }, { sort: 'salary' }, { rank: 'master,bosun' }, { flag: 'MT' }])
    expect(headOf(search as Record<string, string>).noindex, JSON.stringify(search)).toBe(true)
})
