import type { Begun } from '#src/app/ui/send-file/send-file.ts'
import type { Recipient } from '#src/contract/inbox/schemas.ts'
import { type QueuedFile, waitingOf } from './queued-files.ts'

/** Someone to whom there was no thread yet, what the message is about, and their name as the page said it. */
export type First = { to: Recipient; vacancyId: string | null; name: string }

/** `seen`: the last message on the sender's page. */
type Reply = { threadId: string; seen: number }

/** Where a message goes. */
export type Destination = Reply | { first: First }

type Words = {
  /** What is sent twice under one key arrives once. */
  key: string
  text: string
  files: readonly QueuedFile[]
  /** When they were sent here, UTC ms. */
  at: number
  /** Why the server did not take them, in the reader's words, '' where a file of them is gone; they wait for the person then. */
  refused?: string
}

/** Words that someone sent and that the server has not answered yet. */
export type QueuedMessage = Destination & Words

/** In the order in which they were sent, which is that in which they go out. */
export type MessageQueue = readonly QueuedMessage[]

type Place = Pick<Reply, 'threadId'> | { first: First }

/** The same for all that goes to one thread, or first to one person about one thing. */
export const placeOf = (destination: Place): string =>
  'threadId' in destination
    ? destination.threadId
    : [destination.first.to.kind, destination.first.to.id, destination.first.vacancyId].join()

/** What waits to go where this goes. */
export const queueFor = (queue: MessageQueue, destination: Place): MessageQueue =>
  queue.filter((one) => placeOf(one) === placeOf(destination))

/** The next that goes out: where one was refused nothing follows it, for it would be read out of order. */
export function findNext(queue: MessageQueue): QueuedMessage | undefined {
  const held = new Set(queue.filter(({ refused }) => refused !== undefined).map(placeOf))
  return queue.find((one) => !held.has(placeOf(one)))
}

export const withoutKey = (queue: MessageQueue, key: string): MessageQueue => queue.filter((one) => one.key !== key)

const change = (queue: MessageQueue, key: string, next: (one: QueuedMessage) => QueuedMessage): MessageQueue =>
  queue.map((one) => (one.key === key ? next(one) : one))

export const refuse = (queue: MessageQueue, key: string, refused: string): MessageQueue =>
  change(queue, key, (one) => ({ ...one, refused }))

/** Sent again as it is. */
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
