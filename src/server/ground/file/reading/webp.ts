import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { type Bytes, joinBytes, MAX_PARTS, type ReadParts, type Size, textAt, viewOf } from './parts.ts'

/** `RIFF`, a length, `WEBP`. */
const HEAD_BYTES = 12
const CHUNK_HEAD = 8
/** What decoding needs, with the profile of its colours. */
const NEEDED = /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/
/** Flags of the first chunk: something was written about the picture. */
const WRITTEN = 0x0c
const FRAME_HEAD = 16
const EXIF = 'Exif\0\0'

type Chunk = { name: string; body: Bytes; whole: Bytes }

/** Lists the chunks of a file and of its frames. */
class ChunkReader {
  #left = MAX_PARTS
  readonly #budget: WorkBudget

  constructor(budget: WorkBudget) {
    this.#budget = budget
  }

  /** Undefined where one is longer than what holds it, or the file has too many. */
  list(bytes: Bytes, from: number): Chunk[] | undefined {
    const chunks: Chunk[] = []
    const view = viewOf(bytes)
    for (let at = from; at + CHUNK_HEAD <= bytes.length; ) {
      const length = view.getUint32(at + 4, true)
      const end = at + CHUNK_HEAD + length + (length % 2)
      this.#left -= 1
      this.#budget.spend(CHUNK_HEAD)
      if (at + CHUNK_HEAD + length > bytes.length || this.#left < 0) return undefined
      const body = bytes.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length)
      chunks.push({ name: textAt(bytes, at, 4), body, whole: bytes.subarray(at, Math.min(end, bytes.length)) })
      at = end
    }
    return chunks
  }
}

const threeBytes = (body: Uint8Array, at: number): number =>
  (body[at] ?? 0) + (body[at + 1] ?? 0) * 256 + (body[at + 2] ?? 0) * 65_536

const frameOf = (body: Uint8Array): Size => ({ width: threeBytes(body, 6) + 1, height: threeBytes(body, 9) + 1 })

function sizesOf({ name, body }: Chunk): Size[] {
  if (name === 'VP8X') return [{ width: threeBytes(body, 4) + 1, height: threeBytes(body, 7) + 1 }]
  if (name === 'ANMF') return [frameOf(body)]
  if (name === 'VP8 ' && body.length >= 10) {
    const view = viewOf(body)
    return [{ width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }]
  }
  if (name === 'VP8L' && body.length >= 5) {
    const bits = viewOf(body).getUint32(1, true)
    return [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }]
  }
  return []
}

const withoutFlags = ({ name, whole }: Chunk): Uint8Array =>
  name === 'VP8X' ? whole.map((byte, index) => (index === CHUNK_HEAD ? byte & ~WRITTEN : byte)) : whole

function readExif(chunks: readonly Chunk[]): Uint8Array | undefined {
  const body = chunks.find(({ name }) => name === 'EXIF')?.body
  return body && textAt(body, 0, EXIF.length) === EXIF ? body.subarray(EXIF.length) : body
}

export const readWebp: ReadParts = (bytes, budget) => {
  if (bytes.length < HEAD_BYTES) return undefined
  const length = viewOf(bytes).getUint32(4, true) + CHUNK_HEAD
  const reader = new ChunkReader(budget)
  const chunks = length <= bytes.length ? reader.list(bytes.subarray(0, length), HEAD_BYTES) : undefined
  if (!chunks) return undefined
  const kept = chunks.filter(({ name }) => NEEDED.test(name)).map(withoutFlags)
  const plain = joinBytes([bytes.subarray(0, HEAD_BYTES), ...kept])
  viewOf(plain).setUint32(4, plain.length - CHUNK_HEAD, true)
  const frames = chunks.filter(({ name }) => name === 'ANMF')
  const inner = frames.flatMap(({ body }) => reader.list(body, FRAME_HEAD) ?? [])
  return { sizes: [...chunks, ...inner].flatMap(sizesOf), frames: frames.length, exif: readExif(chunks), plain }
}
