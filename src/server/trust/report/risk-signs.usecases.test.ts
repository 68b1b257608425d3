import { expect, test } from 'vitest'
import { judgeMail } from './risk-signs.usecases.ts'

test('the address of a company is compared with its website', () => {
  const judge = (email: string | null, website: string | null) => judgeMail(email, website)?.form
  expect(judge('crew@gmail.com', 'https://amber.example')).toBe('free')
  expect(judge('crew@amber.example', 'https://www.amber.example/jobs')).toBe('own')
  expect(judge('crew@mail.amber.example', 'https://amber.example')).toBe('own')
  expect(judge('crew@amber-crew.example', 'https://amber.example')).toBe('other')
  expect(judge('crew@amber.example', null)).toBe('no-website')
  expect(judge(null, null)).toBeUndefined()
})
