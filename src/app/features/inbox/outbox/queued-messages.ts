import type { Begun } from '#src/app/ui/send-file/send-file.ts'
import { type QueuedFile, waitingOf } from './queued-files.ts'

/** Words that somebody sent and that the server has not answered yet. */
export type QueuedMessage = {
  /** What is sent twice under one key arrives once. */
  key: string
  threadId: string
  text: string
  files: readonly QueuedFile[]
  /** When they were sent here, UTC ms. */
  at: number
  /** Why the server did not take them, in the reader's words, '' where a file of them is gone; they wait for the person then. */
  refused?: string
}

/** In the order in which they were sent, which is that in which they go out. */
export type MessageQueue = readonly QueuedMessage[]

/** The next that goes out: of a thread in which one was refused nothing follows it, for it would be read out of order. */
export function findNext(queue: MessageQueue): QueuedMessage | undefined {
  const held = new Set(queue.filter(({ refused }) => refused !== undefined).map(({ threadId }) => threadId))
  return queue.find(({ threadId }) => !held.has(threadId))
}

type Kept = readonly (Omit<QueuedMessage, 'files'> & { files: readonly (QueuedFile | string)[] })[]

/** What the browser kept: an earlier build knew of files only their ids. */
export const openQueue = (kept: Kept = []): MessageQueue =>
  kept.map((one) => ({
    ...one,
    files: one.files.map((file) => (typeof file === 'string' ? { id: file, name: '' } : file)),
  }))

export const withoutKey = (queue: MessageQueue, key: string): MessageQueue => queue.filter((one) => one.key !== key)

const change = (queue: MessageQueue, key: string, next: (one: QueuedMessage) => QueuedMessage): MessageQueue =>
  queue.map((one) => (one.key === key ? next(one) : one))

export const refuse = (queue: MessageQueue, key: string, refused: string): MessageQueue =>
  change(queue, key, (one) => ({ ...one, refused }))

/** Sent once more as it is. */
export const readmit = (queue: MessageQueue, key: string): MessageQueue =>
  change(queue, key, ({ refused: _over, ...one }) => one)

/** The keys of files that wait here for a message. */
export const waitingKeys = (queue: MessageQueue, key: string): string[] =>
  queue.flatMap((one) => (one.key === key ? waitingOf(one.files).map((file) => file.key) : []))

/** How many bytes wait here. */
export const countWaiting = (queue: MessageQueue): number =>
  queue.flatMap(({ files }) => waitingOf(files)).reduce((bytes, { size }) => bytes + size, 0)

/** What of a file has begun to be sent. */
export const beginFile = (queue: MessageQueue, fileKey: string, begun: Begun): MessageQueue =>
  queue.map((one) => ({
    ...one,
    files: one.files.map((file) => ('key' in file && file.key === fileKey ? { ...file, begun } : file)),
  }))
