import { expect, test } from 'vitest'
import { chooseLocale } from './choose-locale.ts'

test('cookie, then languages, then fallback, then the route decide', () => {
  const all = { cookie: 'fr', acceptLanguage: 'de', fallback: 'uk', route: 'en' } as const
  expect(chooseLocale(all)).toBe('fr')
  expect(chooseLocale({ ...all, cookie: 'xx' })).toBe('de')
  expect(chooseLocale({ ...all, cookie: undefined, acceptLanguage: 'ka' })).toBe('uk')
  expect(chooseLocale({ ...all, cookie: undefined, acceptLanguage: null, fallback: undefined })).toBe('en')
})
