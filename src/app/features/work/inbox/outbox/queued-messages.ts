import type { Begun } from '#src/app/ui/send-file/send-file.ts'
import type { Recipient } from '#src/contract/inbox/schemas.ts'
import { type QueuedFile, waitingOf } from './queued-files.ts'

/** A recipient without a thread, the vacancy of the message, and the recipient's displayed name. */
export type First = { to: Recipient; vacancyId: string | null; name: string }

/** `seen`: the last message on the sender's page. */
type Reply = { threadId: string; seen: number }

/** The destination of a message. */
export type Destination = Reply | { first: First }

type Words = {
  /** Idempotency key. */
  key: string
  text: string
  files: readonly QueuedFile[]
  /** When it was sent here, UTC ms. */
  at: number
  /** Why the server rejected it, in the reader's language, '' for a missing file; it then waits for its author. */
  refused?: string
}

/** A message that the server has not answered yet. */
export type QueuedMessage = Destination & Words

/** In the order of sending. */
export type MessageQueue = readonly QueuedMessage[]

type Place = Pick<Reply, 'threadId'> | { first: First }

/** Returns the same value for all messages to one thread, or first ones to one recipient about one vacancy. */
export const placeOf = (destination: Place): string =>
  'threadId' in destination
    ? destination.threadId
    : [destination.first.to.kind, destination.first.to.id, destination.first.vacancyId].join()

/** Returns queued messages with the same destination. */
export const queueFor = (queue: MessageQueue, destination: Place): MessageQueue =>
  queue.filter((one) => placeOf(one) === placeOf(destination))

/** Returns the next message to send: nothing follows a rejected one, because the order would be wrong. */
export function findNext(queue: MessageQueue): QueuedMessage | undefined {
  const held = new Set(queue.filter(({ refused }) => refused !== undefined).map(placeOf))
  return queue.find((one) => !held.has(placeOf(one)))
}

export const withoutKey = (queue: MessageQueue, key: string): MessageQueue => queue.filter((one) => one.key !== key)

const change = (queue: MessageQueue, key: string, next: (one: QueuedMessage) => QueuedMessage): MessageQueue =>
  queue.map((one) => (one.key === key ? next(one) : one))

export const refuse = (queue: MessageQueue, key: string, refused: string): MessageQueue =>
  change(queue, key, (one) => ({ ...one, refused }))

/** Queues a rejected message again. */
export const readmit = (queue: MessageQueue, key: string): MessageQueue =>
  change(queue, key, ({ refused: _over, ...one }) => one)

/** Returns the keys of a message's queued files. */
export const waitingKeys = (queue: MessageQueue, key: string): string[] =>
  queue.flatMap((one) => (one.key === key ? waitingOf(one.files).map((file) => file.key) : []))

/** Returns the number of queued bytes. */
export const countWaiting = (queue: MessageQueue): number =>
  queue.flatMap(({ files }) => waitingOf(files)).reduce((bytes, { size }) => bytes + size, 0)

/** Stores the started upload of a file. */
export const beginFile = (queue: MessageQueue, fileKey: string, begun: Begun): MessageQueue =>
  queue.map((one) => ({
    ...one,
    files: one.files.map((file) => ('key' in file && file.key === fileKey ? { ...file, begun } : file)),
  }))
