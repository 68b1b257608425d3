import { expect, it } from 'vitest'
import { findLocale } from './choose-locale.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['uk', 'uk'],
  ['zh-Hans-CN,zh;q=0.9', 'zh'],
  ['fil-PH', 'tl'],
  ['ja, ko;q=0.5, AR;q=0.1', 'ar'],
  ['constructor,__proto__', 'en'],
])('%j asks for %s', (header, locale) => {
  expect(findLocale(header)).toBe(locale)
})
