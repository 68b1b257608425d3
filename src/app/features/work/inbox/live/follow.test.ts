import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dispatchInboxNews } from '#src/app/inbox-news.ts'
import type { InboxChanges } from '#src/contract/inbox/schemas.ts'
import { follow } from './follow.ts'

class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { hasAttribute: () => true } })
  vi.stubGlobal('MutationObserver', Observer)
})
afterEach(() => vi.unstubAllGlobals())

const upTo = (next: number): InboxChanges => ({ threads: [], next, unread: { threads: 0, messages: 0 } })
const tell = (change: number) =>
  dispatchInboxNews({ kind: 'inbox-message', threadId: 'thread', number: change, from: 'other', change })

/** Follows changes with an open connection; `meanwhile` arrives during the first answer. Returns the requests, and a function to stop. */
function start(meanwhile: number) {
  const asked: number[] = []
  const taken: number[] = []
  const ending = new AbortController()
  const ask = async (after: number) => {
    asked.push(after)
    return upTo(after + 1)
  }
  const take = async ({ next }: InboxChanges) => {
    if (taken.length === 0) tell(meanwhile)
    taken.push(next)
  }
  void follow({ after: 4, ask, take }, ending.signal)
  return { asked, taken, stop: () => ending.abort() }
}

test('what the line tells while an answer is on its way is asked for at once', async () => {
  const { asked, stop } = start(6)
  await vi.waitFor(() => expect(asked).toEqual([4, 5]))
  stop()
})

test('what the answer has already is not asked for again, and what comes next is', async () => {
  const { asked, taken, stop } = start(5)
  await vi.waitFor(() => expect(taken).toEqual([5]))
  await new Promise((done) => setTimeout(done))
  expect(asked).toEqual([4])
  tell(6)
  await vi.waitFor(() => expect(asked).toEqual([4, 5]))
  stop()
})
