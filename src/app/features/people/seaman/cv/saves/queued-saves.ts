import type { Saved } from '#src/app/seaman-profile.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { type CvClash, mergeCv } from '#src/domain/cv/merge.ts'
import { fillCv } from '#src/domain/cv/profile-data.ts'
import { isOwnSpelling } from './clash-store.ts'

/** A save that someone asked for and that has not been answered yet. */
export type QueuedSave = {
  /** What is sent twice under one key is done once. */
  key: string
  /** What stood in the form when it was asked for. */
  typed: Cv
  /** What is sent: the same, with what others changed since. */
  cv: Cv
  /** The saved CV that it was made from. */
  base: Saved
  /** The same without the save before it, which the server may refuse. */
  ground?: Saved
  /** It may have arrived already. */
  isTried: boolean
}

/** In the order in which they go out: at most one that may have arrived, and at most one that has not been tried. */
export type SaveQueue = readonly QueuedSave[]

/** A newer save takes the place of one that was not tried yet, for it has all that is in it. */
export function enqueue(queue: SaveQueue, save: QueuedSave): SaveQueue {
  const tried = queue.filter(({ isTried }) => isTried)
  const before = tried.at(-1)
  return [
    ...tried,
    before ? { ...save, ground: save.base, base: { cv: before.typed, version: save.base.version } } : save,
  ]
}

/** Those that can still be called back. */
export const withoutUntried = (queue: SaveQueue): SaveQueue => queue.filter(({ isTried }) => isTried)

/** The head was refused: what was asked for after it has all that is in it, and goes out in its place. */
export const withoutHead = ([head, next, ...rest]: SaveQueue): SaveQueue =>
  head && next ? [{ ...next, base: next.ground ?? head.base }, ...rest] : []

/** As another build kept it, with every field of this one. */
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

/** The head on top of another saved CV, to be sent again under a key of its own. What both changed differently is for the person to say. */
export function rebaseHead([head, ...rest]: SaveQueue, base: Saved, key: string): Rebased {
  if (!head) return { queue: [], clashes: [] }
  const { cv, clashes } = mergeCv({ base: head.base.cv, mine: head.cv, theirs: base.cv })
  return { queue: [{ ...head, key, cv, base, isTried: false }, ...rest], clashes }
}

/** The head is saved: what comes after it continues top of that. */
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
