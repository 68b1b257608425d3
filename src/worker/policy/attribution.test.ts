import { expect, test } from 'vitest'
import { readAttribution, readReferral } from './attribution.ts'

const SOURCES: readonly [address: string, referrer: string | null, found: string | undefined][] = [
  ['/vacancy', null, undefined],
  ['/vacancy', 'https://forum.example/thread', undefined],
  ['/vacancy', 'https://www.google.com/', 'source=google&medium=organic&landing=%2Fvacancy'],
  [
    '/',
    'https://www.google.com.ua/search?q=chief+mate+jobs',
    'source=google&medium=organic&term=chief+mate+jobs&landing=%2F',
  ],
  [
    '/',
    'https://yandex.ru/search/?text=%D0%B2%D0%B0%D0%BA%D0%B0%D0%BD%D1%81%D0%B8%D0%B8',
    'source=yandex&medium=organic&term=%D0%B2%D0%B0%D0%BA%D0%B0%D0%BD%D1%81%D0%B8%D0%B8&landing=%2F',
  ],
  ['/', 'https://www.baidu.com/s?wd=eto', 'source=baidu&medium=organic&term=eto&landing=%2F'],
  ['/', 'https://notgoogle.com/?q=x', undefined],
  ['/?utm_source=news&utm_campaign=June', 'https://www.bing.com/', 'source=news&campaign=June&landing=%2F'],
  ['/?utm_source=', 'not an address', undefined],
]

test.each(SOURCES)('%s from %s', (address, referrer, found) => {
  expect(readAttribution(new URL(address, 'https://gangway.example'), referrer)).toBe(found)
})

test('what is kept stays short', () => {
  const address = new URL(`https://gangway.example/?utm_source=${'x'.repeat(5000)}`)
  expect(readAttribution(address, null)?.length).toBeLessThan(300)
})

test.each([
  ['ref=abc-123', 'abc-123'],
  ['ref=', undefined],
  ['ref=a;b', undefined],
  [`ref=${'x'.repeat(65)}`, undefined],
  ['', undefined],
])('referral of ?%s', (query, id) => {
  expect(readReferral(new URLSearchParams(query))).toBe(id)
})
