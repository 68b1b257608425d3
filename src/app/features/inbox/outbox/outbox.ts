import type { AccountStore } from '#src/app/kept/account-store.ts'
import { askToStay } from '#src/app/kept/ask-to-stay.ts'
import { locked } from '#src/app/kept/locked.ts'
import { ApiError } from '#src/contract/api-error.ts'
import {
  findNext,
  type MessageQueue,
  openQueue,
  type QueuedMessage,
  readmit,
  refuse,
  withoutKey,
} from './queued-messages.ts'

const NAME = 'inbox-outbox'
const WAITS: ReadonlySet<string> = new Set(['unavailable', 'internal-error', 'too-many-requests', 'not-signed-in'])

/** How the queue went out. `waiting` for the line, or until the person has signed in again. */
export type QueueEnd = 'done' | 'waiting'

export type Deliver<Answer> = (message: QueuedMessage) => Promise<Answer>

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && !WAITS.has(error.code)

export type Outbox<Answer> = {
  read: () => Promise<MessageQueue>
  /** Keeps it before it is sent. Gives whether it outlives the page. */
  add: (message: QueuedMessage) => Promise<boolean>
  readmit: (key: string) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
  /** Sends what is queued, in order, one tab at a time; `arrived` hears each answer before its message leaves the queue. */
  send: (deliver: Deliver<Answer>, arrived: (answer: Answer, sent: QueuedMessage) => void) => Promise<QueueEnd>
}

/** What somebody sent from this device: kept until the server has answered it, whatever becomes of the page. */
export function openOutbox<Answer>(accountId: string, store: AccountStore): Outbox<Answer> {
  const read = async (): Promise<MessageQueue> => openQueue((await store.read<MessageQueue>(NAME)).value)
  const change = (next: (queue: MessageQueue) => MessageQueue) =>
    store.change<MessageQueue>(NAME, (kept) => {
      const queue = next(openQueue(kept))
      return queue.length > 0 ? queue : undefined
    })

  async function add(message: QueuedMessage): Promise<boolean> {
    askToStay()
    for (;;) {
      const { rev, value = [] } = await store.read<MessageQueue>(NAME)
      const written = await store.write<MessageQueue>(NAME, [...value, message], rev)
      if ('rev' in written) return written.isKept
    }
  }

  async function sendAll(...[deliver, arrived]: Parameters<Outbox<Answer>['send']>): Promise<QueueEnd> {
    for (;;) {
      const next = findNext(await read())
      if (!next) return 'done'
      try {
        arrived(await deliver(next), next)
        await change((queue) => withoutKey(queue, next.key))
      } catch (error) {
        if (!isRefused(error)) return 'waiting'
        await change((queue) => refuse(queue, next.key, error.message))
      }
    }
  }

  return {
    read,
    add,
    readmit: (key) => change((queue) => readmit(queue, key)),
    remove: (key) => change((queue) => withoutKey(queue, key)),
    send: (...how) => locked(`gangway-outbox-${accountId}`, () => sendAll(...how)),
  }
}
