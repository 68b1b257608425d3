import { expect, test } from 'vitest'
import { groupOfLetter } from './letter-groups.ts'
import { LETTER_STATES } from './letter-states.ts'

const LETTER = { state: 'delivered', settled: 'captured', openedAt: null, answer: null } as const

test('an answer counts before an opened page, and that before the state of the letter', () => {
  expect(groupOfLetter({ ...LETTER, openedAt: 1, answer: 'not-now' })).toBe('answered')
  expect(groupOfLetter({ ...LETTER, openedAt: 1 })).toBe('opened')
  expect(groupOfLetter(LETTER)).toBe('delivered')
})

test('what did not arrive is returned, also a letter of unknown fate once its price is released', () => {
  const groups = LETTER_STATES.map((state) => [state, groupOfLetter({ ...LETTER, state, settled: 'held' })])
  expect(groups.filter(([, group]) => group === 'returned').map(([state]) => state)).toEqual([
    'bounced',
    'suppressed',
    'stopped',
  ])
  expect(groupOfLetter({ ...LETTER, state: 'unknown', settled: 'held' })).toBe('sent')
  expect(groupOfLetter({ ...LETTER, state: 'unknown', settled: 'released' })).toBe('returned')
})
