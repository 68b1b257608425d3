import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { SessionUser } from '#src/contract/http/session.ts'
import { answerBecomes, answerIs } from '../changes.ts'
import { pageQuery } from '../page-query.ts'
import type { AppState } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { applyChanges } from './apply-changes.ts'
import { createQueries, fetchThroughCache } from './create-queries.ts'

const ctx = { locale: 'en' } as const

function openTab() {
  const getSession = vi.fn(async () => ({ id: 'a', avatar: 'asked' }) as SessionUser)
  const session = { id: 'a', avatar: null, formats: null } as SessionUser
  const store = createAppStore({ session, api: { getSession } } as unknown as AppState)
  const queries = createQueries()
  const server = { users: 0, user: 0 }
  const answer = async (name: keyof typeof server) => {
    server[name] += 1
    return `${name} ${server[name]}`
  }
  const users = pageQuery(ctx, ['users', 'page 1'], () => answer('users'))
  const user = pageQuery(ctx, ['user', 'x'], () => answer('user'))
  return { store, queries, getSession, server, users, user, ask: fetchThroughCache(queries) }
}

test('what the answer of an act tells is shown without asking the server', async () => {
  const { queries, store, server, user, ask, getSession } = openTab()
  await ask(user)
  await applyChanges(queries, store, { known: [answerIs(user, 'blocked')] })
  expect(await ask(user)).toBe('blocked')
  await applyChanges(queries, store, { known: [answerBecomes(user, (before) => `${before}, renamed`)] })
  expect(await ask(user)).toBe('blocked, renamed')
  expect([server.user, getSession.mock.calls.length]).toEqual([1, 0])
})

test('a change to what was never asked for makes nothing up', async () => {
  const { queries, store, user, ask } = openTab()
  await applyChanges(queries, store, { known: [answerBecomes(user, (before) => `${before}, renamed`)] })
  expect(await ask(user)).toBe('user 1')
})

test('what is out of date is asked for when it is shown next, by the beginning of its key; the rest is held', async () => {
  const { queries, store, users, user, ask } = openTab()
  await Promise.all([ask(users), ask(user)])
  await applyChanges(queries, store, { stale: [['users']] })
  expect(await Promise.all([ask(users), ask(user)])).toEqual(['users 2', 'user 1'])
  await applyChanges(queries, store, { expired: [['user']] })
  expect(await Promise.all([ask(users), ask(user)])).toEqual(['users 2', 'user 2'])
})

test('what is new about the person comes from the answer; no one asks who is signed in', async () => {
  const { queries, store, getSession } = openTab()
  await applyChanges(queries, store, { session: { avatar: 'key' } })
  expect(store.get().session).toMatchObject({ id: 'a', avatar: 'key' })
  expect(getSession).not.toHaveBeenCalled()
})

test('of an act that does not say what it changed, everything is asked again', async () => {
  const { queries, store, users, user, ask } = openTab()
  await Promise.all([ask(users), ask(user)])
  await applyChanges(queries, store, undefined)
  expect(store.get().session?.avatar).toBe('asked')
  expect(await Promise.all([ask(users), ask(user)])).toEqual(['users 2', 'user 2'])
})

test('what is on the screen stays as it was when the act ended the session, or began another person’s', async () => {
  const { queries, store, getSession } = openTab()
  for (const other of [null, { id: 'b' } as SessionUser]) {
    getSession.mockResolvedValueOnce(other as SessionUser)
    expect(await applyChanges(queries, store, undefined)).toMatchObject({ isOther: true })
    expect(store.get().session?.id).toBe('a')
  }
})

test('a lost connection after the act says nothing about who is signed in', async () => {
  const { queries, store, getSession } = openTab()
  getSession.mockRejectedValueOnce(new Error('cut'))
  expect(await applyChanges(queries, store, undefined)).toMatchObject({ isOther: false })
  expect(store.get().session?.id).toBe('a')
})

test('what is known in one language is asked again in the others, and only that', async () => {
  const { queries, store, server, users, user, ask } = openTab()
  const ukrainian = { ...user, queryKey: ['user', 'x', 'uk'] }
  const other = { ...user, queryKey: ['user', 'y', 'en'] }
  await Promise.all([user, ukrainian, other, users].map((query) => ask(query)))
  await applyChanges(queries, store, { known: [answerIs(ukrainian, 'renamed')] })
  expect(await ask(ukrainian)).toBe('renamed')
  expect(server).toEqual({ user: 3, users: 1 })
  expect(await ask(user)).toBe('user 4')
  await Promise.all([ask(other), ask(users)])
  expect(server).toEqual({ user: 4, users: 1 })
})

test('what the answer tells is not asked again, though all of its kind may be otherwise', async () => {
  const { queries, store, server, user, ask } = openTab()
  const second = { ...user, queryKey: ['user', 'x', 'page 2', 'en'] }
  await Promise.all([ask(user), ask(second)])
  const stop = new QueryObserver(queries, user).subscribe(() => {})
  const { refetchStale } = await applyChanges(queries, store, {
    known: [answerIs(user, 'blocked')],
    stale: [['user', 'x']],
  })
  refetchStale()
  expect(await ask(user)).toBe('blocked')
  expect(server.user).toBe(2)
  expect(await ask(second)).toBe('user 3')
  stop()
})
