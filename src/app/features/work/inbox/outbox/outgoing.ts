import { type AccountStore, createPagePlace, openAccountStore } from '#src/app/kept/account-store.ts'
import { TAB_VERSION } from '#src/app/ui/forms/carried.ts'
import { DRAFT_STORAGE_KEY, draftName } from '#src/app/ui/forms/draft.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import type { Call } from '#src/contract/http/call.ts'
import { type Acting, nameActing } from '#src/contract/http/session.ts'
import { createInboxApi } from '#src/contract/inbox/api.ts'
import type { SentMessage } from '#src/contract/inbox/schemas.ts'
import { type Deliver, type Outbox, openOutbox } from './outbox.ts'
import { sendWaiting } from './queued-files.ts'
import type { Destination, MessageQueue, QueuedMessage } from './queued-messages.ts'

/** `isKept`: the queue survives a reload. */
export type OutgoingState = { queue: MessageQueue; state: 'idle' | 'sending' | 'waiting'; isKept: boolean }

type SendListener = (answer: SentMessage, sent: QueuedMessage) => void

/** A typed message. */
type TypedMessage = Destination & Pick<QueuedMessage, 'text' | 'files'>

/** What a tab sends for an account, from any of its pages. */
export type Outgoing = {
  /** Other local data of the account. */
  store: AccountStore
  get: () => OutgoingState
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Listens to sent messages. Returns a function that unsubscribes. */
  hear: (heard: SendListener) => () => void
  /** Stores files for a message that is added next; false if the device does not take them. */
  keepFiles: Outbox<SentMessage>['keepFiles']
  dropFiles: Outbox<SentMessage>['dropFiles']
  add: (message: TypedMessage) => Promise<void>
  again: (key: string) => Promise<void>
  discard: (key: string) => Promise<void>
  /** Sends the queue, one try at a time. */
  send: () => Promise<void>
}

/** Delay before a retry with a connection, ms. */
const AGAIN = 5000

export const IDLE_OUTGOING: OutgoingState = { queue: [], state: 'idle', isKept: true }

/** Without BroadcastChannel each tab is alone, and finds others' messages when it sends next. */
const openChannel = (acting: Acting) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`gangway-outbox-${nameActing(acting)}`)

/** Returns a function that unsubscribes. */
const joinTo =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

/** Mirrors the queue, including changes by other tabs. */
function watchQueue(acting: Acting, outbox: Outbox<SentMessage>) {
  const channel = openChannel(acting)
  const listeners = new Set<() => void>()
  let now = IDLE_OUTGOING
  const set = (change: Partial<OutgoingState>) => {
    now = { ...now, ...change }
    // A sign-out on any page asks first: see `hasUnsavedWords`.
    document.documentElement.toggleAttribute('data-unsent', now.queue.length > 0)
    for (const listener of listeners) listener()
  }
  const read = async (change: Partial<OutgoingState> = {}) => set({ ...change, queue: await outbox.read() })
  if (channel) channel.onmessage = () => void read()
  return { get: () => now, set, read, subscribe: joinTo(listeners), tell: () => channel?.postMessage('') }
}

type Watch = ReturnType<typeof watchQueue>

/** Sends the queue, one try at a time, and retries after a while without a connection. */
function createSender(outbox: Outbox<SentMessage>, { get, set, read, tell }: Watch, deliver: Deliver<SentMessage>) {
  const hearing = new Set<SendListener>()
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const arrived: SendListener = (answer, sent) => {
    for (const heard of hearing) heard(answer, sent)
    set({ queue: get().queue.filter(({ key }) => key !== sent.key) })
  }
  async function run(): Promise<void> {
    clearTimeout(timer)
    await read()
    if (get().queue.length === 0) return set({ state: 'idle' })
    set({ state: 'sending' })
    const end = await outbox.send(deliver, arrived)
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
  /** Also messages added during the run. */
  const sendOn = async () => {
    await sending
    await send()
  }
  addEventListener('online', () => void send())
  return { send, sendOn, hear: joinTo(hearing) }
}

/** For a sign-out without script, the next page deletes the data of accounts with drafts in this tab: see `wipeForGuest`. */
function noteOwner(acting: Acting): void {
  try {
    sessionStorage.setItem(DRAFT_STORAGE_KEY + draftName(acting, 'inbox', 'outbox') + TAB_VERSION, '')
  } catch {
    // Such a tab stores no drafts either.
  }
}

/** Sends a message after its queued files. */
function createDeliver(call: Call, outbox: Outbox<SentMessage>): Deliver<SentMessage> {
  const { write, writeFirst } = createInboxApi(call)
  const means = { ...outbox, api: createFileApi(call) }
  return async ({ key, text, files, ...destination }) => {
    const ids: string[] = []
    for (const file of files) ids.push('id' in file ? file.id : await sendWaiting(file, means))
    const words = { key, text, files: ids, names: files.map(({ name }) => name) }
    if ('threadId' in destination) return write(destination.threadId, { ...words, seen: destination.seen })
    const { to, vacancyId } = destination.first
    return writeFirst({ to, vacancyId }, words)
  }
}

function createOutgoing(acting: Acting, call: Call): Outgoing {
  noteOwner(acting)
  const store = openAccountStore(acting.id, createPagePlace())
  const outbox = openOutbox<SentMessage>(acting, store)
  const watch = watchQueue(acting, outbox)
  const { send, sendOn, hear } = createSender(outbox, watch, createDeliver(call, outbox))
  const { get, subscribe, set, read, tell } = watch
  return {
    ...{ store, get, subscribe, hear, send, keepFiles: outbox.keepFiles, dropFiles: outbox.dropFiles },
    add: async (said) => {
      const message = { ...said, key: crypto.randomUUID(), at: Date.now() }
      set({ queue: [...get().queue, message], state: 'sending' })
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
  }
}

const known = new Map<string, Outgoing>()

/** One outbox per tab and organisation, so that it continues on other pages. */
export function openOutgoing(acting: Acting, call: Call): Outgoing {
  const name = nameActing(acting)
  const outgoing = known.get(name) ?? createOutgoing(acting, call)
  known.set(name, outgoing)
  return outgoing
}
