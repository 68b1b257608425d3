import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { AppState } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { holdWhile } from './enhance/forms/wait.ts'
import { fetchSession, takeSession } from './take-session.ts'

afterEach(() => vi.unstubAllGlobals())

const person = (changes: Partial<SessionUser>) => ({ id: 'a', formats: null, ...changes }) as SessionUser

test('what was said about the person while the words of other formats came is newer, and stays', async () => {
  let deliver = (_answer: Response) => {}
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((done) => {
        deliver = done
      }),
  )
  const store = createAppStore({ build: '1', session: person({}), controls: undefined } as AppState)
  const slow = takeSession(store, person({ formats: 'de' }))
  const newer = person({ emailVerified: true })
  await takeSession(store, newer)
  deliver(Response.json({}))
  await slow
  expect(store.get().session).toBe(newer)
})

test('while a passkey is added the session is not requested with the ending cookie, but once afterwards', async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  const added = Promise.withResolvers<void>()
  const getSession = vi.fn(async () => person({ emailVerified: true }))
  const store = createAppStore({ session: person({}), api: { getSession } } as object as AppState)
  holdWhile(added.promise)
  const asked = fetchSession(store)
  await Promise.resolve()
  expect(getSession).not.toHaveBeenCalled()
  added.resolve()
  expect(await asked).toMatchObject({ emailVerified: true })
  expect(getSession).toHaveBeenCalledOnce()
})
