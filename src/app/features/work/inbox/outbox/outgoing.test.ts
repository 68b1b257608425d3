import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraftsOf, hasUnsavedWords, listDraftOwners } from '#src/app/ui/forms/draft.ts'
import { ConnectionError } from '#src/contract/http/api-error.ts'
import type { Call } from '#src/contract/http/call.ts'
import { openOutgoing } from './outgoing.ts'

type Methods = { setItem?: unknown; removeItem?: unknown }

/** The parts of a tab that the queue uses. */
beforeEach(() => {
  vi.useFakeTimers()
  const kept: Record<string, string> & Methods = Object.create({
    setItem: (name: string, text: string) => {
      kept[name] = text
    },
    removeItem: (name: string) => {
      delete kept[name]
    },
  })
  const marks = new Set<string>()
  const documentElement = {
    toggleAttribute: (name: string, isOn: boolean) => (isOn ? marks.add(name) : marks.delete(name)),
    matches: (selector: string) => [...marks].some((name) => selector.includes(`[${name}]`)),
  }
  vi.stubGlobal('sessionStorage', kept)
  vi.stubGlobal('document', { documentElement, querySelectorAll: () => [] })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const letter = { threadId: 'thread', seen: 0, text: 'Yes, I can.', files: [] }
const cut = () => vi.fn(() => Promise.reject(new ConnectionError()))

test('a sign-out asks for confirmation while messages are queued', async () => {
  const outgoing = openOutgoing({ id: 'asked' }, cut() as unknown as Call)
  expect(hasUnsavedWords()).toBe(false)
  await outgoing.add(letter)
  expect([outgoing.get().state, hasUnsavedWords()]).toEqual(['waiting', true])
  await outgoing.discard(outgoing.get().queue[0]?.key as string)
  expect(hasUnsavedWords()).toBe(false)
})

test('another account of the tab neither sees nor sends them', async () => {
  const call = cut()
  const first = openOutgoing({ id: 'first' }, call as unknown as Call)
  await first.add(letter)
  const other = vi.fn(() => Promise.resolve({}))
  const second = openOutgoing({ id: 'second' }, other as unknown as Call)
  await second.send()
  expect([second.get().queue, other.mock.calls.length]).toEqual([[], 0])
  expect([first.get().queue.length, call.mock.calls.length]).toEqual([1, 1])
})

test('messages of one organisation are neither shown nor sent for another', async () => {
  const first = openOutgoing({ id: 'agent', organisationId: 'north' }, cut() as unknown as Call)
  await first.add(letter)
  const call = vi.fn(() => Promise.resolve({}))
  const second = openOutgoing({ id: 'agent', organisationId: 'south' }, call as unknown as Call)
  await second.send()
  expect([second.get().queue, call.mock.calls.length]).toEqual([[], 0])
  expect(first.get().queue).toHaveLength(1)
})

test('the tab knows whose letters it had, for a sign-out that no script has heard', () => {
  openOutgoing({ id: 'left' }, cut() as unknown as Call)
  expect(listDraftOwners()).toEqual(['left'])
  forgetDraftsOf('left')
  expect(listDraftOwners()).toEqual([])
})
