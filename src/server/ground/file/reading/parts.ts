import type { WorkBudget } from '#src/server/platform/work-budget.ts'

export type Bytes = Uint8Array<ArrayBuffer>

export type Size = { width: number; height: number }

/** What the bytes of a picture say, before anything of it is decoded. */
export type Parts = {
  /** Of everything in it that has a size of its own: frames, scans, the surface that they lie on. A lie is among them. */
  sizes: readonly Size[]
  /** Of an animation. A decoder draws each of them on a surface of its own. */
  frames?: number
  /** Times that the pixels of one frame are decoded. */
  scans?: number
  /** What a camera wrote, from its byte order on. */
  exif?: Uint8Array | undefined
  /** The picture alone: nothing that was written about it, and nothing that is behind it. */
  plain: Bytes
}

/** Pieces that a picture may be made of: far more than any has, and few enough to be kept in mind. */
export const MAX_PARTS = 20_000

/** Undefined for bytes that are not built as the format wants. Throws `WorkBudgetError` when the budget is used up. */
export type ReadParts = (bytes: Bytes, budget: WorkBudget) => Parts | undefined

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.byteLength
  }
  return joined
}
