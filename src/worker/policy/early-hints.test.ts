import { expect, test } from 'vitest'
import { writeHints } from './early-hints.ts'

test('names modules in the order in which they are needed', () => {
  expect(writeHints(['/b.js', '/c.js'])).toBe('</b.js>; rel=modulepreload, </c.js>; rel=modulepreload')
  expect(writeHints([])).toBe('')
})
