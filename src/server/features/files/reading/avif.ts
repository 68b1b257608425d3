import { type Bytes, MAX_PARTS, type ReadParts, type Size, textAt, viewOf } from './parts.ts'

const BOX_HEAD = 8
/** Boxes that hold boxes, with the bytes that stand before those. */
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

/** Sizes under a box; undefined where a box is longer than what holds it. */
function readSizes(bytes: Bytes, depth = 0): Size[] | undefined {
  const view = viewOf(bytes)
  const sizes: Size[] = []
  for (let at = 0; at + BOX_HEAD <= bytes.length; ) {
    // 0: all that is left. 1, a length of eight bytes, is for what is larger than anything that is taken.
    const length = view.getUint32(at) || bytes.length - at
    const name = textAt(bytes, at + 4, 4)
    const body = bytes.subarray(at + BOX_HEAD, at + length)
    if (length < BOX_HEAD || at + length > bytes.length || sizes.length > MAX_PARTS) return undefined
    if (name === 'ispe' && body.length >= 12)
      sizes.push({ width: viewOf(body).getUint32(4), height: viewOf(body).getUint32(8) })
    if (name === 'av01' && body.length >= 28)
      sizes.push({ width: viewOf(body).getUint16(24), height: viewOf(body).getUint16(26) })
    const skipped = HOLDERS[name]
    if (skipped !== undefined && depth < MAX_DEPTH) {
      const inner = readSizes(body.subarray(skipped), depth + 1)
      if (!inner) return undefined
      sizes.push(...inner)
    }
    at += length
  }
  return sizes
}

/** How it is turned is said by the format itself, which every decoder follows; what a camera wrote is not read. */
export const readAvif: ReadParts = (bytes) => {
  const sizes = readSizes(bytes)
  return sizes && { sizes, plain: bytes }
}
