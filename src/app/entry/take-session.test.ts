import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#src/contract/session.ts'
import type { AppState } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { takeSession } from './take-session.ts'

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
