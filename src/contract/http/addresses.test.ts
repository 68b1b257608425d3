import { expect, test } from 'vitest'
import { localizePath, placeOfPage, safeRedirect } from './addresses.ts'
import { readHash } from './read-hash.ts'

test('names of what every object has are names like others', () => {
  expect(placeOfPage('/vacancy', new URLSearchParams('constructor=1&toString=2&toString=3'))).toBe(
    '/vacancy?constructor=1&toString=2,3',
  )
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/uk//evil.example',
  '/uk/uk//evil.example',
  '/uk/.//evil.example',
  '/uk/%2e//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '/vacancy\r\nx: y',
  'https://evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(2000)}`,
  '',
])('%j is no place to go to', (value) => {
  expect(safeRedirect(value)).toBeUndefined()
})

test('two slashes in a query lead nowhere', () => {
  expect(safeRedirect('/vacancy?q=//evil.example#a')).toBe('/vacancy?q=//evil.example#a')
})

test.each([
  ['part-one', 'part-one'],
  ['%D0%BC%D0%BE%D1%80%D0%B5', 'море'],
  ['%zz', '%zz'],
  ['%', '%'],
  ['%D0', '%D0'],
])('the hash #%s names %s', (hash, name) => {
  expect(readHash(hash)).toBe(name)
})

test.each([
  ['/', '/uk'],
  ['/?q=1', '/uk?q=1'],
  ['/#signed-out', '/uk#signed-out'],
  ['/vacancy#apply', '/uk/vacancy#apply'],
])('%s is %s in another language', (path, localized) => {
  expect(localizePath('uk', path)).toBe(localized)
})
