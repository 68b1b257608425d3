import type { AccountStore } from '#src/app/kept/account-store.ts'
import { locked } from '#src/app/kept/locked.ts'
import { readSaved } from '#src/app/seaman-profile.ts'
import { ApiError, ConnectionError } from '#src/contract/http/api-error.ts'
import type { SeamanProfile, SeamanProfileInput } from '#src/contract/seaman/schemas.ts'
import { toProfileData } from '#src/domain/cv/profile-data.ts'
import {
  advance,
  enqueue,
  fillQueue,
  markTried,
  type QueuedSave,
  type Rebased,
  rebaseHead,
  type SaveQueue,
  withoutHead,
  withoutUntried,
} from './queued-saves.ts'

/** The outcome of requested saves. */
export type SaveNews =
  | { kind: 'saved'; save: QueuedSave; answer: SeamanProfile }
  /** Conflicting changes. The queue is empty; everything is in the draft. */
  | { kind: 'clash'; current: SeamanProfile }

export type SaveEnd = 'done' | 'waiting' | 'signed-out' | 'clash'

const NAME = 'cv-saves'
/** Limit of merges when another device is first each time. */
const MAX_MERGES = 5
const WAITS: ReadonlySet<string> = new Set(['unavailable', 'internal-error', 'too-many-requests'])

export type Send = (body: SeamanProfileInput, key: string) => Promise<SeamanProfile>

const isAway = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && WAITS.has(error.code))

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined)

const bodyOf = ({ cv, base }: QueuedSave): SeamanProfileInput => ({
  profileSeaman: { profileData: [toProfileData(cv)] },
  version: base.version,
})

export type Saves = {
  read: () => Promise<SaveQueue>
  add: (save: QueuedSave) => Promise<SaveQueue>
  /** Withdraws untried saves. */
  callBack: () => Promise<SaveQueue>
  /** Sends the queue in order, one tab at a time. Throws if the server rejects a save, which is then removed. */
  send: () => Promise<SaveEnd>
}

type Change = (next: (queue: SaveQueue) => SaveQueue) => Promise<SaveQueue>

/** Replaces the queue, or clears it if the person must decide. Returns whether that is so. */
async function replace(change: Change, next: (queue: SaveQueue) => Rebased): Promise<boolean> {
  let isAsked = false
  await change((queue) => {
    const rebased = next(queue)
    isAsked = rebased.clashes.length > 0
    return isAsked ? [] : rebased.queue
  })
  return isAsked
}

type Sender = { change: Change; send: Send; tell: (news: SaveNews) => void }

/** Sends the first save, marked as tried. Returns its end; undefined if there may be more to send. */
async function sendHead(
  { change, send, tell }: Sender,
  head: QueuedSave,
  merges: number,
): Promise<SaveEnd | undefined> {
  try {
    const answer = await send(bodyOf(head), head.key)
    const isAsked = await replace(change, (queue) => advance(queue, readSaved(answer)))
    tell({ kind: 'saved', save: head, answer })
    return isAsked ? 'clash' : undefined
  } catch (error) {
    if (isAway(error)) return 'waiting'
    if (codeOf(error) === 'not-signed-in') return 'signed-out'
    const current = codeOf(error) === 'version-conflict' && ((error as ApiError).current as SeamanProfile | undefined)
    if (!current || merges <= 0) {
      // A later save may be valid.
      if ((await change(withoutHead)).length > 0) return undefined
      throw error
    }
    if (!(await replace(change, (queue) => rebaseHead(queue, readSaved(current), crypto.randomUUID()))))
      return undefined
    tell({ kind: 'clash', current })
    return 'clash'
  }
}

async function sendAll(sender: Sender): Promise<SaveEnd> {
  for (let sent = 0; ; sent += 1) {
    const [head] = await sender.change(markTried)
    if (!head) return 'done'
    const end = await sendHead(sender, head, MAX_MERGES - sent)
    if (end) return end
  }
}

/** Queued saves of an account's CV on this device: stored until they are answered, even if the page is closed. */
export function openSaves(accountId: string, store: AccountStore, send: Send, tell: (news: SaveNews) => void): Saves {
  const change: Change = async (next) =>
    (await store.change<SaveQueue>(NAME, (kept = []) => {
      const queue = next(fillQueue(kept))
      return queue.length > 0 ? queue : undefined
    })) ?? []
  return {
    read: async () => fillQueue((await store.read<SaveQueue>(NAME)).value ?? []),
    add: (save) => change((queue) => enqueue(queue, save)),
    callBack: () => change(withoutUntried),
    send: () => locked(`gangway-saves-${accountId}`, () => sendAll({ change, send, tell })),
  }
}
