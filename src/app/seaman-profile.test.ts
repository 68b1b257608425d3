import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import type { PageContext } from './page.ts'
import { askProfile } from './seaman-profile.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const OWNER = { id: 'a', impersonator: null }
const KEPT = { profile: 'kept' }

const ask = (error: Error, kept: object | undefined, session: object = OWNER) =>
  askProfile(
    { session, api: { getSeamanProfile: () => Promise.reject(error) } } as unknown as PageContext,
    async () => kept as never,
  )

test('a profile that cannot be fetched is the kept one, and that is logged', async () => {
  vi.stubGlobal('window', {})
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await ask(new ConnectionError(), KEPT)).toBe('kept')
  expect(log).toHaveBeenCalledOnce()
  const acting = { id: 'a', impersonator: { id: 'b' } }
  await expect(ask(new ConnectionError(), KEPT, acting)).rejects.toThrow(ConnectionError)
  const refused = new ApiError(403, { message: 'x', code: 'forbidden', requestId: 'r' })
  await expect(ask(refused, KEPT)).rejects.toThrow(ApiError)
})

test('where nothing is kept it fails, as at the edge', async () => {
  await expect(ask(new ConnectionError(), KEPT)).rejects.toThrow(ConnectionError)
  vi.stubGlobal('window', {})
  await expect(ask(new ConnectionError(), undefined)).rejects.toThrow(ConnectionError)
})
