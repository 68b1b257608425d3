import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each(['1234567890', 'qwertyuiop', 'QwertyUiop', 'password123', '1q2w3e4r5t'])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(['quiet harbour lights', '', 'toString', '__proto__'])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
