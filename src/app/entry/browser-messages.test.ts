import { afterEach, expect, test, vi } from 'vitest'
import { fetchMessages } from './browser-messages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a request for messages that gets no response times out, and its caller continues without them', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const deadline = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const messages = fetchMessages('/_i18n/1/uk.json', 'uk')
  deadline.abort()
  expect(await messages).toBeUndefined()
})
