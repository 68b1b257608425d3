import { joinBytes, MAX_PARTS, type ReadParts, type Size, viewOf } from './parts.ts'

/** Signature and surface. */
const HEAD_BYTES = 13
/** What a block begins with. */
const [EXTENSION, FRAME, END] = [0x21, 0x2c, 0x3b]
/** The only extension that decoding needs: the transparent colour. Comments and animations are in the others. */
const CONTROL = 0xf9

const colourBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Returns the end of a row of blocks, each of which begins with its length. */
function skipBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1
  return at + 1
}

export const readGif: ReadParts = (bytes, budget) => {
  if (bytes.length < HEAD_BYTES) return undefined
  const view = viewOf(bytes)
  const sizes: Size[] = [{ width: view.getUint16(6, true), height: view.getUint16(8, true) }]
  let at = HEAD_BYTES + colourBytes(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && kept.length < MAX_PARTS) {
    if (bytes[at] === EXTENSION) {
      const end = skipBlocks(bytes, at + 2)
      budget.spend(end - at)
      if (bytes[at + 1] === CONTROL) kept.push(bytes.subarray(at, end))
      at = end
      continue
    }
    if (bytes[at] !== FRAME || at + 10 > bytes.length) return undefined
    // A frame that exceeds the surface enlarges it.
    const width = view.getUint16(at + 1, true) + view.getUint16(at + 5, true)
    const height = view.getUint16(at + 3, true) + view.getUint16(at + 7, true)
    const end = skipBlocks(bytes, at + 11 + colourBytes(bytes[at + 9]))
    if (end > bytes.length) return undefined
    return {
      sizes: [...sizes, { width, height }],
      plain: joinBytes([...kept, bytes.subarray(at, end), Uint8Array.of(END)]),
    }
  }
  return undefined
}
