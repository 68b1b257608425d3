import { expect, test } from 'vitest'
import { createPageContext } from './page-context.fixture.ts'
import { pagedQuery, pagePaths } from './paged-list.ts'

const pathFor = pagePaths('/company/voyages')

/** Returns what the address selects from a list with one page. */
async function ask(page: string) {
  const ctx = await createPageContext({}, { search: { page } })
  return pagedQuery(ctx, ['list'], pathFor, async ({ page }) => ({ items: page === 1 ? ['one'] : [], page }))
}

test('a page of a list is named by its address, the first one by the path alone', async () => {
  expect([pathFor(), pathFor(1), pathFor(2)]).toEqual([
    '/company/voyages',
    '/company/voyages',
    '/company/voyages?page=2',
  ])
  const { queryKey, queryFn } = await ask('none')
  expect([queryKey, await queryFn()]).toEqual([['list', 1, 'en'], { items: ['one'], page: 1 }])
})

test('what is behind the last page leads to the first, and never says that there is nothing', async () => {
  await expect((await ask('2')).queryFn()).rejects.toMatchObject({ to: '/company/voyages' })
})
