import { expect, test } from 'vitest'
import { readChoices, writeChoices } from './choices.ts'

test('what was chosen is the same after a cookie carried it', () => {
  const text = 'users:language.verified_.keys:off'
  expect(writeChoices(readChoices(text))).toBe(text)
})

test.each(['', 'users', 'users:', ':language', 'Users:language', 'users:<b>', 'users:a=b', `users:${'x'.repeat(99)}`])(
  'a cookie that says nothing known leaves nothing out: %j',
  (text) => {
    expect(writeChoices(readChoices(text))).toBe('')
  },
)
