import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '../contract/api.ts'
import { loadPart } from './load-part.ts'

const cut = () => Promise.reject(new ConnectionError())
const fail = (status: number) =>
  Promise.reject(new ApiError(status, { message: 'x', code: 'unavailable', requestId: 'r1' }))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a part that a page can stand without is missing when the server is away, and when its call alone is cut', async () => {
  expect(await loadPart(fail(503))).toBeUndefined()
  expect(await loadPart(cut())).toBeUndefined()
})

test('what the server refuses stays a refusal', async () => {
  await expect(loadPart(fail(403))).rejects.toThrow(ApiError)
})
