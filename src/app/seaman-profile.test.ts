import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import { readKeptPage } from './kept/kept-page.ts'
import type { PageContext } from './page.ts'
import { seamanProfile } from './seaman-profile.ts'

vi.mock('./kept/kept-page.ts', () => ({ readKeptPage: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const ask = (error: Error, session: object = { id: 'a', impersonator: null }) =>
  seamanProfile({
    locale: 'en',
    session,
    api: { getSeamanProfile: () => Promise.reject(error) },
  } as unknown as PageContext).queryFn()

test('a profile that cannot be fetched is the kept one, and that is logged', async () => {
  vi.stubGlobal('window', {})
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(readKeptPage).mockResolvedValue({ profile: 'kept' } as never)
  expect(await ask(new ConnectionError())).toBe('kept')
  expect(log).toHaveBeenCalledOnce()
  await expect(ask(new ConnectionError(), { id: 'a', impersonator: { id: 'b' } })).rejects.toThrow(ConnectionError)
  await expect(ask(new ApiError(403, { message: 'x', code: 'forbidden', requestId: 'r' }))).rejects.toThrow(ApiError)
})

test('where nothing is kept it fails, as at the edge', async () => {
  await expect(ask(new ConnectionError())).rejects.toThrow(ConnectionError)
  vi.stubGlobal('window', {})
  vi.mocked(readKeptPage).mockResolvedValue(undefined)
  await expect(ask(new ConnectionError())).rejects.toThrow(ConnectionError)
})
