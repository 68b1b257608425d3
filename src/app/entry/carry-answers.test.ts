import { expect, test, vi } from 'vitest'
import { pageQuery } from '../page-query.ts'
import { packAnswers, unpackAnswers } from './carry-answers.ts'
import { createQueries, fetchThroughCache } from './create-queries.ts'

const ctx = { locale: 'en' } as const

test('what the edge asked for is in the cache of the tab, and as old as the tab', async () => {
  const [edge, tab] = [createQueries(), createQueries()]
  const queryFn = vi.fn(async () => ({ total: 3 }))
  const users = pageQuery(ctx, ['users'], queryFn)
  await fetchThroughCache(edge)(users)
  const missing = pageQuery(ctx, ['missing'], () => Promise.reject(new Error('away')))
  await fetchThroughCache(edge)(missing).catch(() => {})

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
  unpackAnswers(tab, JSON.parse(JSON.stringify(packAnswers(edge))))
  expect(await fetchThroughCache(tab)(users)).toEqual({ total: 3 })
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(tab.getQueryState(users.queryKey)?.dataUpdatedAt).toBe(Date.now())
  expect(tab.getQueryState(missing.queryKey)).toBeUndefined()
})
