import { expect, test } from 'vitest'
import { afterSignIn, carryOn } from './after-sign-in.ts'
import type { Role } from './roles.ts'

const as = (role: Role) => ({ role })

test.each<[string, { role: Role } | null, string | undefined, string | undefined, string]>([
  ['a seafarer without redirect goes home', as('seaman'), undefined, undefined, '/seaman/cv?tab=personal'],
  ['a company without redirect goes home', as('company'), undefined, undefined, '/company/profile'],
  ['an admin without redirect goes home', as('admin'), undefined, undefined, '/admin/users'],
  ['a redirect wins over the home', as('seaman'), '/vacancy?rank=master', undefined, '/vacancy?rank=master'],
  ['a hash is kept', as('seaman'), '/vacancy/a1#apply', undefined, '/vacancy/a1#apply'],
  ['a locale prefix is taken off', as('seaman'), '/uk/vacancy/a1', undefined, '/vacancy/a1'],
  ['another site is refused', as('seaman'), '//evil.example/', undefined, '/seaman/cv?tab=personal'],
  ['a host behind a prefix is refused', as('seaman'), '/uk//evil.example/', undefined, '/seaman/cv?tab=personal'],
  ['a backslash is refused', as('seaman'), '/\\evil.example', undefined, '/seaman/cv?tab=personal'],
  ['a full address is refused', as('seaman'), 'https://evil.example/', undefined, '/seaman/cv?tab=personal'],
  ['a page of signing in is no target', as('seaman'), '/auth/login', undefined, '/seaman/cv?tab=personal'],
  ['nor is it behind a prefix', as('seaman'), '/ar/auth/redirect?x=1', undefined, '/seaman/cv?tab=personal'],
  ['no role yet: choose one first', as('user'), undefined, undefined, '/auth/select-role'],
  [
    'choosing a role keeps the redirect',
    as('user'),
    '/vacancy/a1',
    undefined,
    '/auth/select-role?redirect=%2Fvacancy%2Fa1',
  ],
  ['and the note', as('user'), '/vacancy/a1', 'hi', '/auth/select-role?redirect=%2Fvacancy%2Fa1&note=hi'],
  ['a guest signs in first', null, '/vacancy/a1', undefined, '/auth/login?redirect=%2Fvacancy%2Fa1'],
  ['a note ends on its vacancy', as('seaman'), '/vacancy/a1', 'Ready & able', '/vacancy/a1?note=Ready+%26+able#apply'],
  [
    'a message on its company',
    as('seaman'),
    '/crewing/pl/a#contact',
    'Hi & bye',
    '/crewing/pl/a?note=Hi+%26+bye#contact',
  ],
  ['a note elsewhere is dropped', as('seaman'), '/vacancy?q=1', 'hi', '/vacancy?q=1'],
])('%s', (_name, session, redirect, note, expected) => {
  expect(afterSignIn(session, redirect, note)).toBe(expected)
})

test('a note without a place to use it is not carried', () => {
  expect(carryOn({ note: 'hi' })).toEqual({})
})

test('a long note in a script of two bytes survives', () => {
  const note = 'я'.repeat(1000)
  expect(afterSignIn(as('seaman'), '/vacancy/a1', note)).toContain(encodeURIComponent(note))
})
