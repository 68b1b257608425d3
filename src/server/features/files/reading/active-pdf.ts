import { Unzlib } from 'fflate'
import type { Bytes } from './parts.ts'

/** Names of what acts, of what carries another file, and of what hides the rest. */
const FORBIDDEN = /\/(?:JavaScript|Launch|EmbeddedFiles?|Encrypt)(?![A-Za-z0-9])/
const OBJECT_STREAM = '/ObjStm'
/** Bytes that all packed objects of a file come to, and how many packs there are, at most. */
const MAX_INFLATED = 32_000_000
const MAX_PACKS = 5000
/** Where the words before a pack begin, characters. */
const MAX_HEAD = 4096
const PIECE = 16_384

/** A name may say any of its letters by their number. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** One character a byte. */
const toText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const countOf = (text: string, words: string): number => text.split(words).length - 1

/** Throws where it is broken, cut off, or more than `most` bytes. */
function inflate(packed: Uint8Array, most: number): Uint8Array[] {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Unzlib((part) => {
    size += part.length
    if (size > most) throw new Error('Too much in a PDF')
    parts.push(part)
  })
  for (let at = 0; at < packed.length; at += PIECE)
    stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
  return parts
}

/** Objects that are packed into one stream, as text; undefined where they cannot be read. */
function readPack(bytes: Bytes, text: string, at: number, most: number): string | undefined {
  const start = text.indexOf('stream', at)
  const end = text.indexOf('endstream', start)
  const head = text.slice(Math.max(0, at - MAX_HEAD), at)
  const first = head.lastIndexOf('obj')
  if (start < 0 || end < 0 || first < 0 || start - at > MAX_HEAD) return undefined
  const words = plainNames(head.slice(first) + text.slice(at, start))
  if (!words.includes('/Filter')) return ''
  const filters = words.match(/\/[A-Za-z0-9]+Decode\b/g) ?? []
  if (filters.length !== 1 || filters[0] !== '/FlateDecode' || words.includes('/DecodeParms')) return undefined
  const begin = start + 'stream'.length + (text.startsWith('\r\n', start + 'stream'.length) ? 2 : 1)
  try {
    return inflate(bytes.subarray(begin, end), most).map(toText).join('')
  } catch {
    return undefined
  }
}

/** Whether a PDF has scripts, programs or files inside, or is locked, so that nobody knows; what cannot be read is taken for one that has. */
export function isActivePdf(bytes: Bytes): boolean {
  const text = toText(bytes)
  const plain = plainNames(text)
  const packs = countOf(text, OBJECT_STREAM)
  // An honest program writes its own names as they are.
  if (FORBIDDEN.test(plain) || packs > MAX_PACKS || countOf(plain, OBJECT_STREAM) !== packs) return true
  let left = MAX_INFLATED
  for (let at = text.indexOf(OBJECT_STREAM); at >= 0; at = text.indexOf(OBJECT_STREAM, at + 1)) {
    const objects = readPack(bytes, text, at, left)
    if (objects === undefined || FORBIDDEN.test(plainNames(objects))) return true
    left -= objects.length
  }
  return false
}
