import { createPagePlace, openAccountStore } from '#src/app/kept/account-store.ts'
import { createInboxApi } from '#src/contract/api/inbox.ts'
import type { Call } from '#src/contract/call.ts'
import type { SentMessage } from '#src/contract/schemas/inbox.ts'
import { openOutbox } from './outbox.ts'
import type { MessageQueue, QueuedMessage } from './queued-messages.ts'

/** `isKept`: what waits is there after a reload. */
export type OutgoingState = { queue: MessageQueue; state: 'idle' | 'sending' | 'waiting'; isKept: boolean }

type Heard = (answer: SentMessage, sent: QueuedMessage) => void

/** What a tab sends of an account, whichever page of it is shown. */
export type Outgoing = {
  get: () => OutgoingState
  /** Gives the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** Hears what has arrived. Gives the way to stop. */
  hear: (heard: Heard) => () => void
  add: (message: Omit<QueuedMessage, 'key' | 'at'>) => Promise<void>
  again: (key: string) => Promise<void>
  discard: (key: string) => Promise<void>
  /** Sends what waits, one try at a time. */
  send: () => Promise<void>
}

/** Until a line that seems to be there is tried again, ms. */
const AGAIN = 5000

export const NOTHING_GOES: OutgoingState = { queue: [], state: 'idle', isKept: true }

/** Where a browser has no channels each tab is alone, and finds the others' messages when it next sends. */
const openChannel = (accountId: string) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`gangway-outbox-${accountId}`)

function createOutgoing(accountId: string, call: Call): Outgoing {
  const outbox = openOutbox<SentMessage>(accountId, openAccountStore(accountId, createPagePlace()))
  const { write } = createInboxApi(call)
  const channel = openChannel(accountId)
  const listeners = new Set<() => void>()
  const hearing = new Set<Heard>()
  let now = NOTHING_GOES
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<OutgoingState>) => {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }
  const read = async (change: Partial<OutgoingState> = {}) => set({ ...change, queue: await outbox.read() })
  const tell = () => channel?.postMessage('')
  if (channel) channel.onmessage = () => void read()

  const arrived: Heard = (answer, sent) => {
    for (const heard of hearing) heard(answer, sent)
    set({ queue: now.queue.filter(({ key }) => key !== sent.key) })
  }
  async function run(): Promise<void> {
    clearTimeout(timer)
    await read()
    if (now.queue.length === 0) return set({ state: 'idle' })
    set({ state: 'sending' })
    const end = await outbox.send(({ threadId, ...text }) => write(threadId, text), arrived)
    await read({ state: end === 'waiting' ? 'waiting' : 'idle' })
    tell()
    if (end === 'waiting') timer = setTimeout(() => void send(), AGAIN)
  }
  const send = (): Promise<void> => {
    sending ??= run().finally(() => {
      sending = undefined
    })
    return sending
  }
  /** Also what was sent while the queue was on its way. */
  const sendOn = async () => {
    await sending
    await send()
  }
  addEventListener('online', () => void send())

  return {
    get: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hear: (heard) => {
      hearing.add(heard)
      return () => hearing.delete(heard)
    },
    add: async (said) => {
      const message = { ...said, key: crypto.randomUUID(), at: Date.now() }
      set({ queue: [...now.queue, message] })
      set({ isKept: await outbox.add(message) })
      tell()
      await sendOn()
    },
    again: async (key) => {
      await outbox.readmit(key)
      await sendOn()
    },
    discard: async (key) => {
      await outbox.remove(key)
      await read()
      tell()
      await sendOn()
    },
    send,
  }
}

const known = new Map<string, Outgoing>()

/** One for a tab: messages go on while other pages are shown. */
export function openOutgoing(accountId: string, call: Call): Outgoing {
  const outgoing = known.get(accountId) ?? createOutgoing(accountId, call)
  known.set(accountId, outgoing)
  return outgoing
}
