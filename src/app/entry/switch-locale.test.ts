import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { LOCALE_REFRESH_DELAY } from '#src/contract/http/constants.ts'
import { pageQuery } from '../page-query.ts'
import type { AppState } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { createQueries, fetchThroughCache } from './create-queries.ts'
import type { AppRouter } from './router/router.tsx'
import { moveToLocale } from './switch-locale.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a second after a change of language what the page shows is asked for again, once', async () => {
  vi.useFakeTimers()
  const frame = { parent: {} }
  vi.stubGlobal('window', Object.assign(frame, { parent: frame }))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', new URL('https://gangway.example/uk/vacancy'))
  const queries = createQueries()
  const ask = vi.fn(async () => 'answer')
  const shown = pageQuery({ locale: 'uk' }, ['shown'], ask)
  const loadPage = vi.fn(async () => void (await fetchThroughCache(queries)(shown)))
  await loadPage()
  const stop = new QueryObserver(queries, shown).subscribe(() => {})
  const router = { navigate: loadPage, invalidate: loadPage, options: { context: { queries } } } as unknown as AppRouter
  const store = createAppStore({ locale: 'uk' } as AppState)

  await moveToLocale(router, store, 'uk', '/uk/vacancy')
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(LOCALE_REFRESH_DELAY)
  expect([loadPage.mock.calls.length, ask.mock.calls.length]).toEqual([3, 2])
  stop()
})
