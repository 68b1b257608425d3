import { afterEach, expect, test, vi } from 'vitest'
import { ConnectionError } from '#src/contract/api.ts'
import { CSRF_PATH } from '#src/contract/http/constants.ts'
import { ERROR_CODES } from '#src/contract/http/errors.ts'
import type { AppState } from './app-state.ts'
import { createBrowserApi } from './browser-api.ts'

afterEach(() => vi.unstubAllGlobals())

function createTab() {
  let state = { locale: 'en', csrfToken: 'held' } as AppState
  const store = {
    get: () => state,
    set: (change: Partial<AppState>) => {
      state = { ...state, ...change }
    },
  }
  return { store, api: createBrowserApi(() => store) }
}

const refused = () =>
  Response.json({ code: 'csrf-failed', message: '', requestId: '' }, { status: ERROR_CODES['csrf-failed'] })

test('a write whose token is refused goes again with a fresh one', async () => {
  const { store, api } = createTab()
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === CSRF_PATH) return Response.json({ csrfToken: 'fresh' })
    sent.push(new Headers(init.headers).get('x-csrf-token'))
    return sent.length === 1 ? refused() : Response.json(null)
  })
  await api.logout()
  expect([sent, store.get().csrfToken]).toEqual([['held', 'fresh'], 'fresh'])
})

test('when the connection is lost before the fresh one comes, the forms of the page keep the token they have', async () => {
  const { store, api } = createTab()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === CSRF_PATH) throw new TypeError('Failed to fetch')
    return refused()
  })
  await expect(api.logout()).rejects.toBeInstanceOf(ConnectionError)
  expect(store.get().csrfToken).toBe('held')
})
