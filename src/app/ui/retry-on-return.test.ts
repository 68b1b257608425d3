import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryOnReturn } from './retry-on-return.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const browser = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, browser[name].bind(browser))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const comeBack = () => dispatchEvent(new Event('online'))

test('a line that comes back twice is tried once at a time, and a few times more', async () => {
  const ends: (() => void)[] = []
  const act = vi.fn(() => new Promise<void>((end) => ends.push(end)))
  retryOnReturn(act)
  comeBack()
  comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(act).toHaveBeenCalledTimes(1)
  comeBack()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(act).toHaveBeenCalledTimes(1)
  for (const calls of [2, 3, 4]) {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(9000)
    expect(act).toHaveBeenCalledTimes(calls)
  }
})

test('nothing is tried once it is not wanted any more', async () => {
  const act = vi.fn()
  const stop = retryOnReturn(act)
  comeBack()
  stop()
  comeBack()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(act).not.toHaveBeenCalled()
})
