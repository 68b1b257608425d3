import { expect, test, vi } from 'vitest'
import { createCard, createContext } from './article.fixture.ts'
import { createListHead, loadList } from './list-page.tsx'

const list = (items = [createCard()], page = 1) => ({ items, total: 14, page, pageSize: 12 })

test('a category has its own title, description and feed; the whole journal has both feeds', async () => {
  const ctx = await createContext({ findArticles: async () => list() }, { params: { category: 'company' } })
  const head = createListHead(await loadList(ctx), ctx)
  expect(head).toMatchObject({ title: 'Journal for companies', feeds: [{ path: '/feed/blog/company.xml' }] })
  const all = await createContext({ findArticles: async () => list() })
  expect(createListHead(await loadList(all), all).feeds).toHaveLength(2)
})

test('further pages say which they are', async () => {
  const findArticles = vi.fn(async () => list([createCard()], 2))
  const ctx = await createContext({ findArticles }, { search: { page: '2' } })
  expect(createListHead(await loadList(ctx), ctx).title).toBe('Journal, page 2')
  expect(findArticles).toHaveBeenCalledWith(undefined, { page: '2' })
})

test.each(['0', '-1', '01', '1.5', 'two', '501', '99999', ''])('there is no page “%s”', async (page) => {
  const ctx = await createContext({ findArticles: async () => list() }, { search: { page }, here: '/blog?page=x' })
  await expect(loadList(ctx)).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /blog' })
})

test('a page behind the last one does not exist, an empty journal does', async () => {
  const findArticles = async () => list([], 3)
  const behind = await createContext({ findArticles }, { search: { page: '3' } })
  await expect(loadList(behind)).rejects.toMatchObject({ status: 404 })
  const empty = await createContext({ findArticles: async () => ({ ...list([]), total: 0 }) })
  expect((await loadList(empty)).items).toEqual([])
})

test('any other category is not found', async () => {
  const ctx = await createContext({}, { params: { category: 'training' }, here: '/blog/training' })
  await expect(loadList(ctx)).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /blog/training' })
})
