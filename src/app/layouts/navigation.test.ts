import { expect, test } from 'vitest'
import { ROLES, VISITORS } from '#src/contract/http/roles.ts'
import { findRoute, type RouteRow } from '#src/contract/routes.ts'
import { isUnbuilt } from '../features/system/unbuilt/unbuilt-pages.ts'
import { accountNavOf, findCurrent, isOwnPlace, mastheadNavOf, navIn, ownNavOf } from './navigation.ts'

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

const isOwn = (path: string, role: (typeof ROLES)[number]) => {
  const route = findRoute(path)?.route
  return route && isOwnPlace(route, as(role))
}

test('own pages and public ones that are linked there are beside the own navigation, others are not', () => {
  expect(isOwn('/company/vacancy/1/applicants', 'company')).toBe(true)
  expect(isOwn('/seaman/complaints/1', 'seaman')).toBe(true)
  expect(isOwn('/seamans', 'company')).toBe(true)
  expect(isOwn('/vacancy', 'company')).toBe(false)
  expect(isOwn('/company/vacancy', 'seaman')).toBe(false)
  expect(isOwn('/account/security', 'user')).toBe(false)
})

test('a member is offered the balance of the company as an owner only', () => {
  const offers = (memberRole?: 'owner' | 'recruiter') =>
    ownNavOf({ ...as('company'), memberRole })
      .flat()
      .some(({ href }) => href === '/company/balance')
  expect([offers('owner'), offers('recruiter'), offers()]).toEqual([true, false, false])
})

test('an admin is offered only the pages that their permissions open', () => {
  const hrefs = (...permissions: string[]) =>
    ownNavOf(as('admin', permissions))
      .flat()
      .map(({ href }) => href)
  expect(hrefs('support')).toEqual(['/admin/seamen', '/admin/users', '/admin/security'])
  expect(hrefs('owner')).toContain('/admin/nationality')
  const list = findRoute('/vacancy')?.route as RouteRow
  expect(mastheadNavOf(list, as('admin', ['moderator'])).map(({ id }) => id)).not.toContain('users')
})
