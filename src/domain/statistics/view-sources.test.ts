import { expect, test } from 'vitest'
import { findSource, markOf } from './view-sources.ts'

const ORIGIN = 'https://gangway.example'

test.each([
  ['', 'direct'],
  [`${ORIGIN}/de/vacancy?rank=master`, 'site'],
  ['https://gangway.example.evil.example/', 'other'],
  ['https://www.google.com.ua/', 'engine'],
  ['https://yandex.ru/search', 'engine'],
  ['https://search.brave.com/', 'engine'],
  ['https://google-jobs.example/', 'other'],
  ['https://crew.example/?from=https://www.google.com/', 'other'],
] as const)('a reader from %s comes from: %s', (referrer, source) => {
  expect(findSource('', referrer, ORIGIN)).toBe(source)
})

test('the mark of a link has priority over the referrer of the browser', () => {
  expect(findSource(`#${markOf('alert')}`, '', ORIGIN)).toBe('alert')
  expect(findSource(`#${markOf('share')}`, 'https://t.me/', ORIGIN)).toBe('share')
  expect(findSource('#via-unknown', '', ORIGIN)).toBe('direct')
  expect(findSource('#apply', `${ORIGIN}/`, ORIGIN)).toBe('site')
})
