import { expect, test } from 'vitest'
import { afterSignIn, carryOn } from './after-sign-in.ts'
import type { Role } from './roles.ts'

const as = (role: Role) => ({ role })

test.each<[string, { role: Role } | null, string | undefined, string]>([
  ['a seafarer without redirect goes home', as('seaman'), undefined, '/seaman/cv?tab=personal'],
  ['a company without redirect goes home', as('company'), undefined, '/company/profile'],
  ['an admin without redirect goes home', as('admin'), undefined, '/admin/users'],
  ['a redirect wins over the home', as('seaman'), '/vacancy?rank=master', '/vacancy?rank=master'],
  ['a hash is kept', as('seaman'), '/vacancy/a1#apply', '/vacancy/a1#apply'],
  ['a locale prefix is taken off', as('seaman'), '/uk/vacancy/a1', '/vacancy/a1'],
  ['another site is refused', as('seaman'), '//evil.example/', '/seaman/cv?tab=personal'],
  ['a host behind a prefix is refused', as('seaman'), '/uk//evil.example/', '/seaman/cv?tab=personal'],
  ['a backslash is refused', as('seaman'), '/\\evil.example', '/seaman/cv?tab=personal'],
  ['a full address is refused', as('seaman'), 'https://evil.example/', '/seaman/cv?tab=personal'],
  ['a page of signing in is no target', as('seaman'), '/auth/login', '/seaman/cv?tab=personal'],
  ['nor is it behind a prefix', as('seaman'), '/ar/auth/redirect?x=1', '/seaman/cv?tab=personal'],
  ['no role yet: choose one first', as('user'), undefined, '/auth/select-role'],
  ['choosing a role keeps the redirect', as('user'), '/vacancy/a1', '/auth/select-role?redirect=%2Fvacancy%2Fa1'],
  ['a guest signs in first', null, '/vacancy/a1', '/auth/login?redirect=%2Fvacancy%2Fa1'],
])('%s', (_name, session, redirect, expected) => {
  expect(afterSignIn(session, redirect)).toBe(expected)
})

test('what was typed does not travel in the address', () => {
  const search = { redirect: '/vacancy/a1#apply', note: 'Free from May' }
  expect(carryOn(search)).toEqual({ redirect: '/vacancy/a1#apply' })
})
