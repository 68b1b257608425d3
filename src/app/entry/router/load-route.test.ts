import { expect, test, vi } from 'vitest'
import { ConnectionError } from '#src/contract/api.ts'
import { getRoute } from '#src/contract/routes.ts'
import { loadPage } from '../../routes/registry.ts'
import type { AppState } from '../app-state.ts'
import { createAppStore } from '../app-store.ts'
import { createQueries } from '../create-queries.ts'
import { loadRoute } from './load-route.ts'
import type { Tab } from './router-context.ts'

vi.mock('../../routes/registry.ts', () => ({ loadPage: vi.fn() }))

const GONE = new TypeError('Failed to fetch dynamically imported module')
const PAGE = { load: async () => ({}), head: () => ({ title: '' }), Component: () => null }

/** Begins to preload a page; `press` opens it meanwhile. */
function pointAt(prepare: Tab['prepare']) {
  let opened = ''
  const tab = {
    prepare,
    leaveToServer: vi.fn(() => Promise.reject<never>(new Error('left'))),
    adoptLocale: async () => {},
    onLost: vi.fn(() => Promise.reject<never>(new Error('looked after'))),
    shown: () => '/uk/vacancy',
    isOpening: (here) => here === opened,
  } satisfies Tab
  const store = createAppStore({ locale: 'uk' } as AppState)
  const context = { store, queries: createQueries(), now: () => 0, tab }
  const visit = { context, here: '/crewing', params: {}, search: {}, preload: true }
  const loaded = loadRoute(getRoute('crewing-country'), visit)
  loaded.catch(() => {})
  const press = (here: string) => {
    opened = here
  }
  return { tab, loaded, press }
}

test('a press takes over what pointing at the link began to load, and what is missing then is looked after', async () => {
  vi.mocked(loadPage).mockRejectedValueOnce(GONE)
  const { tab, loaded, press } = pointAt(async () => true)
  press('/crewing')
  await expect(loaded).rejects.toThrow('looked after')
  expect(tab.onLost).toHaveBeenCalledExactlyOnceWith(GONE)
})

test.each(['', '/seaman/cv'])('what is only loaded ahead fails quietly, whatever else is opened (%s)', async (here) => {
  vi.mocked(loadPage).mockRejectedValueOnce(GONE)
  const { tab, loaded, press } = pointAt(async () => true)
  press(here)
  await expect(loaded).rejects.toThrow(ConnectionError)
  expect(tab.onLost).not.toHaveBeenCalled()
})

test('words that do not come for a page that was pointed at and pressed have the server render it', async () => {
  vi.mocked(loadPage).mockResolvedValueOnce(PAGE)
  const { tab, loaded, press } = pointAt(async () => false)
  press('/crewing')
  await expect(loaded).rejects.toThrow('left')
  expect(tab.leaveToServer).toHaveBeenCalledWith('/uk/crewing')
})
