import { expect, test } from 'vitest'
import { nameList, readChoices, readSettings, withSettings, writeChoices } from './table-choices.ts'

test('what was chosen is the same after a cookie carried it', () => {
  const text = 'users:language.verified_.keys:off'
  expect(writeChoices(readChoices(text))).toBe(text)
})

test('each account and each of its organisations has separate table settings', () => {
  const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'] as const
  const all = [null, { id: ids[0] }, { id: ids[1] }, { id: ids[0], organisationId: ids[1] }]
  const names = all.map((acting) => nameList(acting, 'users'))
  expect(new Set(names).size).toBe(4)
  const text = names.map((name) => `${name}:language`).join('_')
  expect(writeChoices(readChoices(text))).toBe(text)
})

test.each(['', 'users', 'users:', ':language', 'Users:language', 'users:<b>', 'users:a=b', `users:${'x'.repeat(99)}`])(
  'a cookie that says nothing known leaves nothing out: %j',
  (text) => {
    expect(writeChoices(readChoices(text))).toBe('')
  },
)

test('settings change without the hidden columns, and those of other lists remain', () => {
  const before = readChoices('users:language')
  expect(readSettings(before)).toEqual({ hasKeys: true, isCompact: false })
  const after = withSettings(before, { hasKeys: false, isCompact: true })
  expect(writeChoices(after)).toBe('users:language_.keys:off_.density:compact')
  expect(readSettings(after)).toEqual({ hasKeys: false, isCompact: true })
  expect(writeChoices(withSettings(after, { hasKeys: true, isCompact: false }))).toBe('users:language')
})
