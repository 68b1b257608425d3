import { expect, test } from 'vitest'
import type { SessionUser } from '#src/contract/http/session.ts'
import { loadIntl, loadMessages } from '#src/i18n/load.ts'
import { findPages, listPages, sortByVisit } from './palette-pages.ts'

const session = { role: 'company', permissions: [] } as unknown as SessionUser

const pathsFor = async (locale: 'uk' | 'ar' | 'en', query: string) => {
  const pages = listPages(session, await loadIntl(locale), await loadMessages('en'))
  return findPages(pages, query).map(({ path }) => path)
}

test('pages are found by the beginnings of words, in the language of the page and in English', async () => {
  expect(await pathsFor('en', 'contr CONF')).toEqual(['/company/voyages'])
  expect(await pathsFor('uk', 'contracts to confirm')).toEqual(['/company/voyages'])
  expect(await pathsFor('uk', 'флот')).toContain('/company/fleet')
  expect(await pathsFor('ar', 'inbox')).toContain('/company/inbox')
})

test('a query that no page has finds none, and signs have no meaning', async () => {
  expect(await pathsFor('en', 'zzz')).toEqual([])
  expect(await pathsFor('en', '(.*')).toEqual([])
})

test('an empty query lists the pages, the latest visited first and without the current one', async () => {
  const pages = listPages(session, await loadIntl('en'), undefined)
  const sorted = sortByVisit(findPages(pages, ''), ['/company/team', '/company/fleet'], '/company/inbox')
  expect(sorted.slice(0, 2).map(({ path }) => path)).toEqual(['/company/team', '/company/fleet'])
  expect(sorted.map(({ path }) => path)).not.toContain('/company/inbox')
  expect(sorted).toHaveLength(pages.length - 1)
})

test('pages that the permissions of an admin refuse are not offered', async () => {
  const admin = { role: 'admin', permissions: ['support'] } as unknown as SessionUser
  const paths = listPages(admin, await loadIntl('en'), undefined).map(({ path }) => path)
  expect(paths).toContain('/admin/users')
  expect(paths).not.toContain('/admin/reports')
})
