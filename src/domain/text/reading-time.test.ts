import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../locales.ts'
import { countReadingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'ship').join(' ')

test('a text takes as long as its words do in its language', () => {
  expect(countReadingMinutes(words(912), 'en')).toBe(4)
  expect(countReadingMinutes(words(912), 'ar')).toBe(7)
})

test('Chinese is counted by characters, and foreign words in it as words', () => {
  expect(countReadingMinutes('船员合同'.repeat(255), 'zh')).toBe(4)
  expect(countReadingMinutes(`${'船员'.repeat(255)}${words(456)}`, 'zh')).toBe(4)
})

test('nothing takes less than a minute', () => {
  for (const locale of LOCALE_CODES) expect(countReadingMinutes('', locale)).toBe(1)
})

test('where links lead is not read', () => {
  const link = '[ship](/blog/seaman/a-very-long/address/of-an-article) '
  expect(countReadingMinutes(link.repeat(228), 'en')).toBe(1)
})
