import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api.ts'
import { loadPart } from '../load-part.ts'
import { createLoadThrough } from './load-through.ts'

const open = () =>
  createLoadThrough(new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } }))

test('a page that was loaded whole is kept', async () => {
  const loadThrough = open()
  const load = vi.fn(async () => ({ profile: await loadPart(Promise.resolve('there')) }))
  await loadThrough(['cv'], load)
  expect(await loadThrough(['cv'], load)).toEqual({ profile: 'there' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that lacks a part is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const loadThrough = open()
  const away = new ApiError(503, { message: 'x', code: 'unavailable', requestId: 'r1' })
  const answers = [Promise.reject(away), Promise.resolve('there')]
  const load = async () => ({ profile: await loadPart(answers.shift() as Promise<string>) })
  expect(await loadThrough(['cv'], load)).toEqual({ profile: undefined })
  expect(await loadThrough(['cv'], load)).toEqual({ profile: 'there' })
})
