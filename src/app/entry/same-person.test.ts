import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { AppState } from './app-state.ts'
import { createAppStore } from './app-store.ts'

const assign = vi.fn()
let leave = () => {}
let ensureSamePerson: typeof import('./same-person.ts')['ensureSamePerson']

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  assign.mockClear()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener
  })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { pathname: '/seaman/cv', search: '', assign })
  ensureSamePerson = (await import('./same-person.ts')).ensureSamePerson
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openTab = (getSession: () => Promise<SessionUser | null>) =>
  createAppStore({ locale: 'en', session: { id: 'a' }, api: { getSession } } as unknown as AppState)

const SIGN_IN = '/auth/login?redirect=%2Fseaman%2Fcv&ended=yes'

test('a page that no one leaves goes to sign-in once no one is signed in', () => {
  ensureSamePerson(
    openTab(async () => null),
    null,
  )
  expect(assign.mock.calls).toEqual([[SIGN_IN]])
})

test('a page reloads when its user acts for another organisation, but not when they join their first one', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/company/vacancy', search: '', assign, reload })
  const keep = (before?: string, now?: string) => {
    const state = { locale: 'en', session: { id: 'a', organisationId: before } } as unknown as AppState
    return ensureSamePerson(createAppStore(state), { id: 'a', organisationId: now } as SessionUser)
  }
  expect([keep('north', 'north'), keep(undefined, 'north')]).toEqual([true, true])
  expect(reload).not.toHaveBeenCalled()
  expect([keep('north', 'south'), keep('north')]).toEqual([false, false])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('one that is being left waits for its next page, and asks again where it was not left after all', async () => {
  const getSession = vi.fn(async () => null)
  leave()
  ensureSamePerson(openTab(getSession), null)
  await vi.advanceTimersByTimeAsync(14_000)
  expect([getSession.mock.calls, assign.mock.calls]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(assign.mock.calls).toEqual([[SIGN_IN]])
})

test('and stays when its person has signed in again meanwhile', async () => {
  leave()
  ensureSamePerson(
    openTab(async () => ({ id: 'a' }) as SessionUser),
    null,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(assign.mock.calls).toEqual([])
})
