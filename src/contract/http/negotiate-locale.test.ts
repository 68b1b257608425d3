import { expect, test } from 'vitest'
import { negotiateLocale } from './negotiate-locale.ts'

const LISTS: readonly [header: string | null, locale: string | undefined][] = [
  ['uk-UA,uk;q=0.9,en;q=0.8', 'uk'],
  ['en-GB,en;q=0.9', 'en'],
  ['en;q=0.5,fr;q=0.9', 'fr'],
  ['fil-PH,en;q=0.8', 'tl'],
  ['tl', 'tl'],
  ['in-ID', 'id'],
  ['zh-Hant-TW', 'zh'],
  ['pt-BR', 'pt'],
  ['ka,pl;q=0.9,ru;q=0.1', 'ru'],
  ['ru;q=0,de', 'de'],
  ['DE-de', 'de'],
  ['ja, ko;q=0.5, AR;q=0.1', 'ar'],
  ['*', undefined],
  ['ka', undefined],
  ['', undefined],
  [null, undefined],
  ['de;q=nonsense,ar;q=0.2', 'de'],
  ['constructor,toString', undefined],
]

test.each(LISTS)('languages %j', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})
