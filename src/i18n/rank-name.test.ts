import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../domain/locales.ts'
import { RANKS } from '../domain/vocabulary/ranks.ts'
import { loadIntl } from './load.ts'
import { rankName } from './rank-name.ts'

test('English names are alone', async () => {
  expect(rankName(await loadIntl('en'), 'chief-officer')).toBe('Chief Officer')
})

test('other languages add the abbreviation, so that ranks of one name differ', async () => {
  const french = await loadIntl('fr')
  expect(rankName(french, 'second-officer')).toContain('(2/O)')
  expect(rankName(french, 'second-officer')).not.toBe(rankName(french, 'third-officer'))
})

test('a rank that no one knows keeps its slug', async () => {
  expect(rankName(await loadIntl('uk'), 'space-pilot')).toBe('space-pilot')
})

test.each(LOCALE_CODES)('no two ranks are named alike in %s', async (code) => {
  const intl = await loadIntl(code)
  const names = RANKS.map(({ slug }) => rankName(intl, slug))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
