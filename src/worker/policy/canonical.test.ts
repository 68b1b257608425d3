import { expect, test } from 'vitest'
import { getRoute } from '#src/contract/routes.ts'
import { LOCALES } from '#src/domain/locales.ts'
import { alternatesOf, cleanSearch } from './canonical.ts'

const ORIGIN = 'https://gangway.example'
const LIST = getRoute('vacancy-list')

const QUERIES: readonly [typed: string, kept: string][] = [
  ['', ''],
  ['utm_source=x&ref=abc&fbclid=1', ''],
  ['page=2&rank=master', 'rank=master&page=2'],
  ['page=1&sort=newest', 'sort=newest'],
  ['rank=master&rank=chief-officer&rank=', 'rank=master%2Cchief-officer'],
  ['q=&fleet=tanker-fleet', 'fleet=tanker-fleet'],
]

test.each(QUERIES)('of ?%s stays ?%s', (typed, kept) => {
  expect(cleanSearch(LIST, new URLSearchParams(typed)).toString()).toBe(kept)
})

test('a page links to its twelve versions and to the English one for everyone else', () => {
  const { alternates } = alternatesOf(LIST, '/vacancy', new URLSearchParams('rank=master&utm_source=x'), ORIGIN, 'uk')
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual([...LOCALES.map(({ hreflang }) => hreflang), 'x-default'])
  expect(alternates.at(-1)?.href).toBe(`${ORIGIN}/vacancy?rank=master`)
  expect(alternates.find(({ hreflang }) => hreflang === 'zh-Hans')?.href).toBe(`${ORIGIN}/zh/vacancy?rank=master`)
})

test('links are reciprocal: every version names the same set and itself as canonical', () => {
  const of = (locale: (typeof LOCALES)[number]['code']) =>
    alternatesOf(LIST, '/vacancy', new URLSearchParams('page=3'), ORIGIN, locale)
  const sets = LOCALES.map(({ code }) => of(code))
  for (const [index, { code, hreflang }] of LOCALES.entries()) {
    expect(sets[index]?.alternates).toEqual(sets[0]?.alternates)
    expect(sets[index]?.canonical, code).toBe(sets[0]?.alternates.find((one) => one.hreflang === hreflang)?.href)
  }
})

test('the landing page of a prefix has no trailing slash', () => {
  const { canonical } = alternatesOf(getRoute('landing'), '/', new URLSearchParams(), ORIGIN, 'de')
  expect(canonical).toBe(`${ORIGIN}/de`)
})

test('where a text does not exist its English page is the canonical one, and versions that do not exist are not named', () => {
  const of = (locale: 'en' | 'de' | 'hi') =>
    alternatesOf(getRoute('page'), '/about', new URLSearchParams(), ORIGIN, locale, ['en', 'de'])
  expect(of('de').canonical).toBe(`${ORIGIN}/de/about`)
  expect(of('de').alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'de', 'x-default'])
  expect(of('en').alternates).toEqual(of('de').alternates)
  expect(of('hi')).toEqual({ canonical: `${ORIGIN}/about`, alternates: [] })
})
