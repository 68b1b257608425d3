import { expect, test } from 'vitest'
import { isKey } from './is-key.ts'

test.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  // A Cyrillic keyboard has another letter in this place.
  ['л', 'KeyK', true],
  // Dvorak has the letter in another place, and another letter in this one.
  ['k', 'KeyV', true],
  ['t', 'KeyK', false],
])('a key that types %j in the place %s is K: %s', (key, code, expected) => {
  expect(isKey({ key, code }, 'k')).toBe(expected)
})
