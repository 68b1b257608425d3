import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../domain/locales.ts'
import { RANKS } from '../domain/vocabulary/ranks.ts'
import { VESSEL_TYPES } from '../domain/vocabulary/vessel-types.ts'
import { insideSentence, namesInRow, rankInside } from './inside-sentence.ts'
import { loadIntl } from './load.ts'

test.each(LOCALE_CODES.filter((code) => code !== 'de'))(
  '%s: no type of vessel keeps its capital inside a sentence, unless it is an abbreviation',
  async (code) => {
    const { t } = await loadIntl(code)
    const names = VESSEL_TYPES.map(({ slug }) => insideSentence({ code }, t(`vessel.${slug}`)))
    expect(names.filter((name) => /^\p{Lu}(?!\p{Lu})[^₂]/u.test(name))).toEqual([])
  },
)

test('abbreviations stay, and so does the rest of a name', () => {
  expect(
    ['LNG carrier', 'CO₂ carrier', 'FSRU', 'Bulk carrier', 'Ro-pax ferry'].map((name) =>
      insideSentence({ code: 'en' }, name),
    ),
  ).toEqual(['LNG carrier', 'CO₂ carrier', 'FSRU', 'bulk carrier', 'ro-pax ferry'])
  expect(insideSentence({ code: 'fr' }, 'Éthylénier')).toBe('éthylénier')
  expect(insideSentence({ code: 'de' }, 'Massengutfrachter')).toBe('Massengutfrachter')
})

test('ranks are capitalised inside sentences in English, and not in Ukrainian', async () => {
  expect(rankInside({ code: 'en' }, 'Chief Officer')).toBe('Chief Officer')
  expect(rankInside({ code: 'uk' }, 'Старший помічник капітана (C/O)')).toBe('старший помічник капітана (C/O)')
  for (const code of ['uk', 'ru', 'fr', 'es', 'pt'] as const) {
    const { t } = await loadIntl(code)
    const names = RANKS.map(({ slug }) => rankInside({ code }, t(`rank.${slug}`)))
    expect(names.filter((name) => /^\p{Lu}(?![\p{Lu}/])/u.test(name))).toEqual([])
  }
})

test('names that follow one another begin with one capital', () => {
  expect(namesInRow({ code: 'uk' }, ['Балкер', 'Каботажне судно', 'FSRU'])).toEqual([
    'Балкер',
    'каботажне судно',
    'FSRU',
  ])
})
