import { expect, test } from 'vitest'
import type { InboxList, InboxThread } from '#src/contract/inbox/schemas.ts'
import { mergeThreads } from './merge-threads.ts'

const thread = (id: string, position: number) => ({ id, position }) as InboxThread
const list = (next: number | null, ...items: InboxThread[]): InboxList => ({
  items,
  next,
  unread: { threads: 0, messages: 0 },
  change: 1,
})
const idsOf = ({ items }: InboxList) => items.map(({ id }) => id)

test('a thread in which someone writes goes to the top, and is in the list once', () => {
  const before = list(null, thread('a', 9), thread('b', 5), thread('c', 3))
  expect(idsOf(mergeThreads(before, [thread('c', 12)]))).toEqual(['c', 'a', 'b'])
})

test('one that no one has seen yet takes its place', () => {
  expect(idsOf(mergeThreads(list(null, thread('a', 9)), [thread('b', 12), thread('c', 2)]))).toEqual(['b', 'a', 'c'])
})

test('what belongs to a later page of the list is not shown on this one', () => {
  expect(idsOf(mergeThreads(list(5, thread('a', 9), thread('b', 5)), [thread('c', 2)]))).toEqual(['a', 'b'])
})
