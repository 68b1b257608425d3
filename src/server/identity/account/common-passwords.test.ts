import { expect, it } from 'vitest'
import { checkPassword } from './account.rules.ts'
import { isCommonPassword, listCommonPasswords } from './common-passwords.ts'

it.each(['1234567890', 'qwertyuiop', 'QwertyUiop', 'password123', '1q2w3e4r5t'])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(['quiet harbour lights', '', 'toString', '__proto__'])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

it('the list holds at least 3,000 passwords that no other rule would refuse', () => {
  const refusedAsCommon = [...listCommonPasswords()].filter(
    (password) => new Set(password).size >= 3 && checkPassword(password, [])?.id === 'field.password.common',
  )
  expect(refusedAsCommon.length).toBeGreaterThanOrEqual(3000)
})
