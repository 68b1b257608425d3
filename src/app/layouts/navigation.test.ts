import { expect, test } from 'vitest'
import { ROLES, VISITORS } from '#src/contract/http/roles.ts'
import { findRoute } from '#src/contract/routes.ts'
import { isUnbuilt } from '../features/system/unbuilt/unbuilt-pages.ts'
import { accountNavOf, findCurrent, isOwnPlace, navIn, ownNavOf } from './navigation.ts'

const idFor = (visitor: (typeof VISITORS)[number], path: string) => findCurrent(navIn('dashboard', visitor), path)?.id

test('a page belongs to the item that reaches furthest into its path', () => {
  expect(idFor('guest', '/vacancy')).toBe('vacancies')
  expect(idFor('guest', '/vacancy/:id')).toBe('vacancies')
  expect(idFor('guest', '/job/:fleetType')).toBe('vacancies')
  expect(idFor('company', '/vacancy/create')).toBe('own-vacancies')
  expect(idFor('company', '/company/vacancy/:id/applicants')).toBe('own-vacancies')
  expect(idFor('company', '/vacancy/:id')).toBe('vacancies')
  expect(idFor('seaman', '/seaman/cv/documents')).toBe('cv')
})

test('other pages belong to none', () => {
  expect(idFor('guest', '/')).toBeUndefined()
  expect(idFor('guest', '/auth/login')).toBeUndefined()
})

test.each(VISITORS)('every link of %s leads to a page', (visitor) => {
  const items = [...navIn('default', visitor), ...(visitor === 'guest' ? [] : accountNavOf(visitor))]
  const dead = items.filter(({ href }) => findRoute(href.split('?')[0] as string) === undefined)
  expect(dead).toEqual([])
})

test.each(VISITORS)('nothing leads %s away from a form of signing in', (visitor) => {
  expect(navIn('auth', visitor)).toEqual([])
})

test.each(VISITORS)('nothing that %s finds in a menu is still to be built', (visitor) => {
  const items = [...navIn('default', visitor), ...(visitor === 'guest' ? [] : accountNavOf(visitor))]
  const ids = items.map(({ href }) => findRoute(href.split('?')[0] as string)?.route.id ?? '')
  expect(ids.filter(isUnbuilt)).toEqual([])
})

const as = (role: (typeof ROLES)[number], permissions: string[] = []) => ({ role, permissions })

test.each(ROLES)('every own page of %s is one that is built', (role) => {
  const items = ownNavOf(as(role, ['owner'])).flat()
  const ids = items.map(({ href }) => findRoute(href.split('?')[0] as string)?.route.id)
  expect(ids.filter((id) => id === undefined || isUnbuilt(id))).toEqual([])
})

test('own pages and what belongs to them are beside the own navigation, public pages are not', () => {
  expect(isOwnPlace('/company/vacancy/:id/applicants', as('company'))).toBe(true)
  expect(isOwnPlace('/seaman/cv/documents', as('seaman'))).toBe(true)
  expect(isOwnPlace('/seamans', as('company'))).toBe(true)
  expect(isOwnPlace('/vacancy', as('company'))).toBe(false)
  expect(isOwnPlace('/docs', as('admin'))).toBe(false)
})

test('an admin is offered only the pages that their permissions open', () => {
  const hrefs = (...permissions: string[]) =>
    ownNavOf(as('admin', permissions))
      .flat()
      .map(({ href }) => href)
  expect(hrefs('support')).toEqual(['/admin/seamen', '/admin/users', '/admin/security'])
  expect(hrefs('owner')).toContain('/admin/nationality')
})
