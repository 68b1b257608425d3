import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '../contract/api.ts'
import { loadPart, loadParts } from './load-part.ts'

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
  await expect(loadParts({ own: fail(403), list: cut() })).rejects.toThrow(ApiError)
})

test('one cut call among several takes none of the others with it', async () => {
  expect(await loadParts({ list: Promise.resolve([1]), own: cut(), facts: fail(503) })).toEqual({ list: [1] })
})

test('where no part was reached there is no page, but a line that is cut', async () => {
  await expect(loadParts({ list: cut(), own: cut() })).rejects.toThrow(ConnectionError)
})
