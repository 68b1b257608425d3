/** A file that has arrived before, and what it is called; '' where nobody said. */
export type QueuedFile = { id: string; name: string }

/** Words that somebody sent and that the server has not answered yet. */
export type QueuedMessage = {
  /** What is sent twice under one key arrives once. */
  key: string
  threadId: string
  text: string
  files: readonly QueuedFile[]
  /** When they were sent here, UTC ms. */
  at: number
  /** Why the server did not take them, in the reader's words; they wait for the person then. */
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
