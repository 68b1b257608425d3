import type { AccountStore } from '#src/app/kept/account-store.ts'
import type { KeptName } from '#src/app/kept/kept-names.ts'
import { locked } from '#src/app/kept/locked.ts'
import { requestPersistence } from '#src/app/kept/request-persistence.ts'
import type { Begun } from '#src/app/ui/send-file/send-file.ts'
import { ApiError, ConnectionError } from '#src/contract/http/api-error.ts'
import { type Acting, nameActing } from '#src/contract/http/session.ts'
import { MissingFileError, openQueuedFiles } from './queued-files.ts'
import {
  beginFile,
  countWaiting,
  findNext,
  type MessageQueue,
  type QueuedMessage,
  readmit,
  refuse,
  waitingKeys,
  withoutKey,
} from './queued-messages.ts'

const WAITS: ReadonlySet<string> = new Set(['unavailable', 'internal-error', 'too-many-requests', 'not-signed-in'])

/** Messages of one organisation are never sent for another. */
const nameQueue = ({ organisationId }: Acting): KeptName =>
  organisationId ? `inbox-outbox:${organisationId}` : 'inbox-outbox'

/** The end of a run. `waiting` for a connection, or until the person has signed in again. */
export type QueueEnd = 'done' | 'waiting'

export type Deliver<Answer> = (message: QueuedMessage) => Promise<Answer>

const mayLater = (error: ApiError): boolean => WAITS.has(error.code)

/** Whether the server was not reached or is unavailable. */
export const isAway = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && mayLater(error))

/** First messages have a daily limit: one above it waits alone, without blocking the queue. */
const isOneTooMany = (error: ApiError, message: QueuedMessage): boolean =>
  'first' in message && error.code === 'too-many-requests'

/** Returns why a message needs a decision of its author; undefined while it is only retried. */
function whyRefused(error: unknown, message: QueuedMessage): string | undefined {
  if (error instanceof MissingFileError) return ''
  const isFinal = error instanceof ApiError && (!mayLater(error) || isOneTooMany(error, message))
  return isFinal ? error.message : undefined
}

export type Outbox<Answer> = {
  read: () => Promise<MessageQueue>
  /** Stores files for a message that is added next; false if the device does not take them. */
  keepFiles: (files: ReadonlyMap<string, File>) => Promise<boolean>
  dropFiles: (keys: readonly string[]) => Promise<void>
  openFile: (key: string) => Promise<Blob | undefined>
  beginFile: (key: string, begun: Begun) => Promise<unknown>
  /** Stores a message before it is sent. Returns whether it outlives the page. */
  add: (message: QueuedMessage) => Promise<boolean>
  readmit: (key: string) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
  /** Sends the queue in order, one tab at a time; `arrived` receives each answer before its message is removed. */
  send: (deliver: Deliver<Answer>, arrived: (answer: Answer, sent: QueuedMessage) => void) => Promise<QueueEnd>
}

/** Messages sent from this device, stored until the server has answered, even if the page is closed. */
export function openOutbox<Answer>(acting: Acting, store: AccountStore): Outbox<Answer> {
  const name = nameQueue(acting)
  const files = openQueuedFiles(store)
  const read = async (): Promise<MessageQueue> => (await store.read<MessageQueue>(name)).value ?? []
  const change = (next: (queue: MessageQueue) => MessageQueue) =>
    store.change<MessageQueue>(name, (kept = []) => {
      const queue = next(kept)
      return queue.length > 0 ? queue : undefined
    })

  async function add(message: QueuedMessage): Promise<boolean> {
    requestPersistence()
    for (;;) {
      const { rev, value = [] } = await store.read<MessageQueue>(name)
      const written = await store.write<MessageQueue>(name, [...value, message], rev)
      if ('rev' in written) return written.isKept
    }
  }

  async function remove(key: string): Promise<void> {
    const keys = waitingKeys(await read(), key)
    await change((queue) => withoutKey(queue, key))
    await files.remove(keys)
  }

  async function sendAll(...[deliver, arrived]: Parameters<Outbox<Answer>['send']>): Promise<QueueEnd> {
    for (;;) {
      const next = findNext(await read())
      if (!next) return 'done'
      try {
        arrived(await deliver(next), next)
        await remove(next.key)
      } catch (error) {
        const why = whyRefused(error, next)
        if (why === undefined) return 'waiting'
        await change((queue) => refuse(queue, next.key, why))
      }
    }
  }

  return {
    read,
    keepFiles: async (chosen) => files.keep(chosen, countWaiting(await read())),
    dropFiles: files.remove,
    openFile: files.open,
    beginFile: (key, begun) => change((queue) => beginFile(queue, key, begun)),
    add,
    readmit: (key) => change((queue) => readmit(queue, key)),
    remove,
    send: (...how) => locked(`gangway-outbox-${nameActing(acting)}`, () => sendAll(...how)),
  }
}
