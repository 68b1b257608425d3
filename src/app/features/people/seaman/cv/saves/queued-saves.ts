import type { Saved } from '#src/app/seaman-profile.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { type CvClash, mergeCv } from '#src/domain/cv/merge.ts'
import { fillCv } from '#src/domain/cv/profile-data.ts'
import { isOwnSpelling } from './clash-store.ts'

/** A save without an answer yet. */
export type QueuedSave = {
  /** Idempotency key. */
  key: string
  /** The form when it was requested. */
  typed: Cv
  /** The sent CV: the same with others' changes since. */
  cv: Cv
  /** The saved CV that it is based on. */
  base: Saved
  /** The base without the save before it, which the server may reject. */
  ground?: Saved
  /** It may have arrived already. */
  isTried: boolean
}

/** In order: at most one that may have arrived, and at most one untried. */
export type SaveQueue = readonly QueuedSave[]

/** A newer save replaces an untried one, because it contains all of it. */
export function enqueue(queue: SaveQueue, save: QueuedSave): SaveQueue {
  const tried = queue.filter(({ isTried }) => isTried)
  const before = tried.at(-1)
  return [
    ...tried,
    before ? { ...save, ground: save.base, base: { cv: before.typed, version: save.base.version } } : save,
  ]
}

/** Returns the queue without saves that can still be withdrawn. */
export const withoutUntried = (queue: SaveQueue): SaveQueue => queue.filter(({ isTried }) => isTried)

/** Removes a rejected head: the save after it contains all of it and is sent instead. */
export const withoutHead = ([head, next, ...rest]: SaveQueue): SaveQueue =>
  head && next ? [{ ...next, base: next.ground ?? head.base }, ...rest] : []

/** Completes the queue of another build with all fields of this one. */
export const fillQueue = (queue: SaveQueue): SaveQueue =>
  queue.map((save) => ({
    ...save,
    typed: fillCv(save.typed),
    cv: fillCv(save.cv),
    base: { ...save.base, cv: fillCv(save.base.cv) },
    ...(save.ground && { ground: { ...save.ground, cv: fillCv(save.ground.cv) } }),
  }))

export const markTried = ([head, ...rest]: SaveQueue): SaveQueue => (head ? [{ ...head, isTried: true }, ...rest] : [])

export type Rebased = { queue: SaveQueue; clashes: readonly CvClash[] }

/** Bases the head on another saved CV, to be sent again under a new key. Conflicts are for the person to decide. */
export function rebaseHead([head, ...rest]: SaveQueue, base: Saved, key: string): Rebased {
  if (!head) return { queue: [], clashes: [] }
  const { cv, clashes } = mergeCv({ base: head.base.cv, mine: head.cv, theirs: base.cv })
  return { queue: [{ ...head, key, cv, base, isTried: false }, ...rest], clashes }
}

/** Removes a saved head and bases the rest on it. */
export function advance([head, ...rest]: SaveQueue, saved: Saved): Rebased {
  const next = rest[0]
  if (!head || !next) return { queue: [], clashes: [] }
  const { queue, clashes } = rebaseHead(
    [{ ...next, base: { cv: head.typed, version: saved.version } }],
    saved,
    next.key,
  )
  return { queue, clashes: clashes.filter((clash) => !isOwnSpelling(clash, head.typed, head.cv)) }
}
