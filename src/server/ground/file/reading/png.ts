import { joinBytes, MAX_PARTS, type ReadParts, type Size, textAt, viewOf } from './parts.ts'

const SIGNATURE_BYTES = 8
/** Length, name and checksum of a chunk. */
const FRAME_BYTES = 12
/** What decoding needs. Animations are not among it: the first picture is. */
const NEEDED = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB)$/
/** A profile is packed: one that is longer than any real one is left out. */
const MAX_PROFILE = 65_536

export const readPng: ReadParts = (bytes, budget) => {
  const view = viewOf(bytes)
  const sizes: Size[] = []
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  let exif: Uint8Array | undefined
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length && kept.length < MAX_PARTS; ) {
    budget.spend(FRAME_BYTES)
    const length = view.getUint32(at)
    const name = textAt(bytes, at + 4, 4)
    const end = at + FRAME_BYTES + length
    if (end > bytes.length || (at === SIGNATURE_BYTES && name !== 'IHDR')) return undefined
    if (name === 'IHDR' && length >= 8) sizes.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) })
    if (name === 'eXIf') exif ??= bytes.subarray(at + 8, end - 4)
    if (NEEDED.test(name) || (name === 'iCCP' && length <= MAX_PROFILE)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return { sizes, exif, plain: joinBytes(kept) }
    at = end
  }
  return undefined
}
