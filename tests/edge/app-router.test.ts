import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppState } from '#src/app/entry/app-state.ts'
import { createAppStore } from '#src/app/entry/app-store.ts'
import { createQueries } from '#src/app/entry/create-queries.ts'
import { guardPage } from '#src/app/entry/router/guard-page.ts'
import { createAppRouter, isOpening } from '#src/app/entry/router/router.tsx'
import type { Tab } from '#src/app/entry/router/router-context.ts'
import { PageError } from '#src/app/page.ts'
import { loadPage } from '#src/app/routes/registry.ts'
import { decideEntry } from '#src/contract/http/guards.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { getRoute } from '#src/contract/routes.ts'

vi.hoisted(() => vi.resetModules())
vi.mock('#src/app/routes/registry.ts', () => ({ loadPage: vi.fn() }))
vi.mock('#src/contract/http/guards.ts', async (original) => {
  const guards = await original<typeof import('#src/contract/http/guards.ts')>()
  return { ...guards, decideEntry: vi.fn(guards.decideEntry) }
})

const PAGE = { load: async () => ({}), head: () => ({ title: '' }), Component: () => null }
const SEAMAN = { id: 'a', role: 'seaman' } as SessionUser

beforeEach(() => {
  vi.mocked(decideEntry).mockClear()
  vi.mocked(loadPage).mockReset().mockResolvedValue(PAGE)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => vi.resetModules())

function createContext() {
  const store = createAppStore({ locale: 'uk', session: SEAMAN } as AppState)
  return { store, queries: createQueries(), now: () => 0 }
}

async function openTab(prepare: Tab['prepare'] = async () => true) {
  const router = createAppRouter(
    {
      ...createContext(),
      tab: {
        prepare,
        leaveToServer: vi.fn(() => Promise.reject<never>(new Error('left'))),
        adoptLocale: async () => {},
        onLost: vi.fn((cause: unknown) => Promise.reject<never>(cause)),
        shown: () => router.state.resolvedLocation?.publicHref ?? '',
        isOpening: (here) => isOpening(router, here),
      } satisfies Tab,
    },
    { history: createMemoryHistory({ initialEntries: ['/uk/vacancy'] }) },
  )
  await router.load()
  vi.mocked(decideEntry).mockClear()
  const tab = router.options.context.tab as Tab
  const go = async (href: string) => {
    router.history.push(href)
    await router.load()
    const leaf = router.state.matches.at(-1)
    return { page: leaf?.staticData.row?.id, error: leaf?.error }
  }
  return { router, tab, go }
}

test('a navigation asks the guard of its page once', async () => {
  const { go } = await openTab()
  expect(await go('/uk/seaman/cv?tab=documents')).toMatchObject({ page: 'seaman-cv' })
  expect(vi.mocked(decideEntry).mock.calls.map(([guard, , here]) => [guard, here])).toEqual([
    ['seaman-only', '/seaman/cv?tab=documents'],
  ])
})

test('on the edge the router asks no guard: the edge has asked it before there was a router', async () => {
  const router = createAppRouter(createContext(), {
    history: createMemoryHistory({ initialEntries: ['/uk/admin/users'] }),
  })
  await router.load()
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success', staticData: { row: { id: 'admin-users' } } })
  expect(decideEntry).not.toHaveBeenCalled()
})

test('a guard that says false leads back to the address of the page that stays, without a step of its own in the history', async () => {
  const { router } = await openTab()
  vi.mocked(decideEntry).mockImplementationOnce(() => false)
  const visit = { context: router.options.context, here: '/seaman/cv', preload: false }
  await expect(guardPage(getRoute('seaman-cv'), visit)).rejects.toMatchObject({
    options: { href: '/uk/vacancy', replace: true },
  })
})

test('the page of another role says which account it needs', async () => {
  const { go } = await openTab()
  const { error } = await go('/uk/company/profile')
  expect(error).toBeInstanceOf(PageError)
  expect(error).toMatchObject({ status: 403, message: 'company' })
})

test('what is a document is left to the server', async () => {
  const { go, tab } = await openTab()
  await go('/uk/blog')
  expect(tab.leaveToServer).toHaveBeenCalledWith('/uk/blog')
})

test('a part of the app that is missing is looked after when its page is opened, not when it is only loaded ahead', async () => {
  const { router, tab, go } = await openTab()
  vi.mocked(loadPage).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await router.preloadRoute({ to: '/crewing' })
  expect(tab.onLost).not.toHaveBeenCalled()
  await go('/uk/crewing')
  expect(tab.onLost).toHaveBeenCalled()
})

test('a failed load of the list of messages is an error, as for other parts of the app', async () => {
  const prepare = vi.fn<Tab['prepare']>().mockResolvedValueOnce(true)
  const { router, tab, go } = await openTab(prepare)
  prepare.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await router.preloadRoute({ to: '/crewing' })
  expect(tab.onLost).not.toHaveBeenCalled()
  expect((await go('/uk/crewing')).error).toBeInstanceOf(TypeError)
  expect(tab.onLost).toHaveBeenCalledOnce()
})

test('it is known where the tab is on its way to, and that it has arrived', async () => {
  const { router, go } = await openTab()
  expect(isOpening(router, '/vacancy')).toBe(false)
  const isOpeningIt = Promise.withResolvers<boolean>()
  vi.mocked(loadPage).mockImplementationOnce(async () => {
    isOpeningIt.resolve(isOpening(router, '/seaman/cv?tab=documents'))
    return PAGE
  })
  const opened = go('/uk/seaman/cv?tab=documents')
  expect(await isOpeningIt.promise).toBe(true)
  await opened
  expect(isOpening(router, '/seaman/cv?tab=documents')).toBe(false)
})
