import { expect, test } from 'vitest'
import { chooseLocale, negotiateLocale } from './choose-locale.ts'

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
  ['*', undefined],
  ['ka', undefined],
  ['', undefined],
  [null, undefined],
  ['de;q=nonsense,ar;q=0.2', 'ar'],
  ['constructor,toString', undefined],
]

test.each(LISTS)('languages %j', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})

test('cookie, then languages, then fallback, then the route decide', () => {
  const all = { cookie: 'fr', acceptLanguage: 'de', fallback: 'uk', route: 'en' } as const
  expect(chooseLocale(all)).toBe('fr')
  expect(chooseLocale({ ...all, cookie: 'xx' })).toBe('de')
  expect(chooseLocale({ ...all, cookie: undefined, acceptLanguage: 'ka' })).toBe('uk')
  expect(chooseLocale({ ...all, cookie: undefined, acceptLanguage: null, fallback: undefined })).toBe('en')
})
