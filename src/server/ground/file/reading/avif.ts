import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { type Bytes, MAX_PARTS, type ReadParts, type Size, textAt, viewOf } from './parts.ts'

const BOX_HEAD = 8
/** Boxes that hold boxes, with the bytes that are before those. */
const HOLDERS: Readonly<Record<string, number>> = {
  meta: 4,
  iprp: 0,
  ipco: 0,
  moov: 0,
  trak: 0,
  mdia: 0,
  minf: 0,
  stbl: 0,
  stsd: 8,
}
/** Deeper than the deepest that the format knows. */
const MAX_DEPTH = 8
/** Coded pictures in one file: the main picture, its transparency, a thumbnail and a few more. */
const MAX_ITEMS = 8
/** A box that names one item, and the type of one that is coded. */
const [ITEM, CODED] = ['infe', 'av01']

/** Walks over the boxes once. */
class BoxReader {
  readonly sizes: Size[] = []
  /** Coded pictures, and those of an animation. */
  items = 0
  frames = 0
  #left = MAX_PARTS
  readonly #budget: WorkBudget

  constructor(budget: WorkBudget) {
    this.#budget = budget
  }

  /** Whether no box exceeds its container, and the number of boxes is within the limit. */
  read(bytes: Bytes, depth = 0): boolean {
    const view = viewOf(bytes)
    for (let at = 0; at + BOX_HEAD <= bytes.length; ) {
      // 0: the rest of the file. 1, a length of eight bytes, is for files larger than the limit.
      const length = view.getUint32(at) || bytes.length - at
      this.#left -= 1
      this.#budget.spend(BOX_HEAD)
      if (length < BOX_HEAD || at + length > bytes.length || this.#left < 0) return false
      if (!this.#readBox(textAt(bytes, at + 4, 4), bytes.subarray(at + BOX_HEAD, at + length), depth)) return false
      at += length
    }
    return true
  }

  #readBox(name: string, body: Bytes, depth: number): boolean {
    const view = viewOf(body)
    if (name === 'ispe' && body.length >= 12) this.sizes.push({ width: view.getUint32(4), height: view.getUint32(8) })
    if (name === CODED && body.length >= 28) this.sizes.push({ width: view.getUint16(24), height: view.getUint16(26) })
    if (name === 'stsz' && body.length >= 12) this.frames = Math.max(this.frames, view.getUint32(8))
    if (name === ITEM && textAt(body, (body[0] ?? 0) < 3 ? 8 : 10, 4) === CODED) this.items += 1
    const skipped = name === 'iinf' ? ((body[0] ?? 0) === 0 ? 6 : 8) : HOLDERS[name]
    return skipped === undefined || depth >= MAX_DEPTH || this.read(body.subarray(skipped), depth + 1)
  }
}

/** The format itself says how the picture is turned, and every decoder follows it; EXIF is not read. */
export const readAvif: ReadParts = (bytes, budget) => {
  const reader = new BoxReader(budget)
  if (!reader.read(bytes) || reader.items > MAX_ITEMS) return undefined
  return { sizes: reader.sizes, frames: reader.frames, scans: Math.max(1, reader.items), plain: bytes }
}
