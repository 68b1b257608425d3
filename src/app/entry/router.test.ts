import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppState } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { createQueries } from './create-queries.ts'
import { createAppRouter } from './router.tsx'

vi.mock('../routes/registry.ts', () => ({
  loadPage: async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

afterEach(() => vi.restoreAllMocks())

function createTab() {
  const onLost = vi.fn(async (cause: unknown): Promise<never> => {
    throw cause
  })
  const context = {
    store: createAppStore({ locale: 'en', session: null } as AppState),
    queries: createQueries(),
    onLost,
  }
  const router = createAppRouter(context, { history: createMemoryHistory({ initialEntries: ['/blog'] }) })
  return { router, onLost }
}

test('a part of the app that is missing is looked after when its page is opened, not when it is only loaded ahead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router, onLost } = createTab()
  await router.preloadRoute({ href: '/vacancy' } as never)
  expect(onLost).not.toHaveBeenCalled()
  router.history.push('/vacancy')
  await router.load()
  expect(onLost).toHaveBeenCalled()
})
