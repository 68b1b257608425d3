import { MAX_SCANS } from '#src/contract/file/images.ts'
import { joinBytes, MAX_PARTS, type ReadParts, type Size, textAt, viewOf } from './parts.ts'

/** Markers: end of the picture, start of a scan, start of another picture. */
const [END, SCAN, START] = [0xd9, 0xda, 0xd8]
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'
/** Of the segment for colours: bytes after these are a comment. */
const COLOURS_BYTES = 16
const PROFILE = 'ICC_PROFILE\0'

/** Frame markers have a size; three numbers in this range are not frames. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether decoding needs the segment: no comments and no application data except colour information. */
function isNeeded(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false
  const program = marker - 0xe0
  if (program < 0 || program > 15) return true
  return (
    program === 0 ||
    (program === 14 && segment.length === COLOURS_BYTES) ||
    (program === 2 && textAt(segment, 4, PROFILE.length) === PROFILE)
  )
}

/** Returns the next marker after the bytes of a scan. */
function skipScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? END
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

export const readJpg: ReadParts = (bytes, budget) => {
  const view = viewOf(bytes)
  const sizes: Size[] = []
  const kept = [bytes.subarray(0, 2)]
  let exif: Uint8Array | undefined
  let [at, scans] = [2, 0]
  while (at + 2 <= bytes.length && bytes[at] === 0xff && kept.length < MAX_PARTS) {
    const marker = bytes[at + 1] as number
    if (marker === END) return { sizes, scans, exif, plain: joinBytes([...kept, bytes.subarray(at, at + 2)]) }
    if (marker === START || at + 4 > bytes.length) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    const body = at + 2 + view.getUint16(at + 2)
    const segment = bytes.subarray(at, body)
    if (body < at + 4 || body > bytes.length) return undefined
    if (isFrame(marker) && segment.length >= 9)
      sizes.push({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) })
    if (marker === 0xe1 && textAt(segment, 4, EXIF.length) === EXIF) exif ??= segment.subarray(4 + EXIF.length)
    if (marker === SCAN) scans += 1
    if (scans > MAX_SCANS) return undefined
    const end = marker === SCAN ? skipScan(bytes, body) : body
    budget.spend(end - at)
    if (isNeeded(marker, segment)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}
