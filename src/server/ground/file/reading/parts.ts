import type { WorkBudget } from '#src/server/platform/work-budget.ts'

export type Bytes = Uint8Array<ArrayBuffer>

export type Size = { width: number; height: number }

/** What the bytes of a picture contain, before it is decoded. */
export type Parts = {
  /** Sizes of everything that has one: frames, scans, the surface. Any of them may be forged. */
  sizes: readonly Size[]
  /** Frames of an animation. A decoder draws each on a separate surface. */
  frames?: number
  /** How often the pixels of one frame are decoded. */
  scans?: number
  /** EXIF data, from the byte order on. */
  exif?: Uint8Array | undefined
  /** The picture without metadata and without trailing bytes. */
  plain: Bytes
}

/** Limit of parts of a picture: far above real files, and low enough for memory. */
export const MAX_PARTS = 20_000

/** Undefined if the bytes do not follow the format. Throws `WorkBudgetError` when the budget is used up. */
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
