import { describe, expect, it } from 'vitest'
import { MAX_PIXELS } from '#src/contract/file/images.ts'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { readTurn } from './exif.ts'
import { readPicture } from './read-picture.ts'

/** The table of a camera that wrote only how it was held, in its own order of bytes. */
const writeExif = (orientation: number, order: 'II' | 'MM'): Uint8Array => {
  const bytes = new Uint8Array(26)
  const view = new DataView(bytes.buffer)
  const isLittle = order === 'II'
  bytes.set([order.charCodeAt(0), order.charCodeAt(1)])
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  view.setUint16(8, 1, isLittle)
  view.setUint16(10, 0x0112, isLittle)
  view.setUint16(12, 3, isLittle)
  view.setUint32(14, 1, isLittle)
  view.setUint16(18, orientation, isLittle)
  return bytes
}

describe('how a camera was held', () => {
  it.each([
    [1, 0, false],
    [2, 0, true],
    [3, 180, false],
    [4, 180, true],
    [5, 90, true],
    [6, 90, false],
    [7, 270, true],
    [8, 270, false],
    [0, 0, false],
    [9, 0, false],
  ])('is read of %i in both orders of bytes', (orientation, rotate, isMirrored) => {
    for (const order of ['II', 'MM'] as const)
      expect(readTurn(writeExif(orientation, order))).toEqual({ rotate, isMirrored })
  })

  it('is upright where nothing is said, or what is said leads outside', () => {
    const upright = { rotate: 0, isMirrored: false }
    expect(readTurn(undefined)).toEqual(upright)
    for (let length = 0; length < 20; length += 1)
      expect(readTurn(writeExif(6, 'MM').subarray(0, length))).toEqual(upright)
    expect(readTurn(writeExif(6, 'MM').with(4, 255))).toEqual(upright)
  })
})

const bytesOf = (...parts: (readonly number[])[]) => Uint8Array.from(parts.flat())
const many = (count: number, part: readonly number[]) => Array.from({ length: count }, () => part).flat()
const text = (word: string) => [...word].map((sign) => sign.charCodeAt(0))
const big = (value: number, bytes = 4) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 255)

/** A frame of so many pixels a side, and scans of a few bytes. */
const writeJpg = (scans: number, side = 6300) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xc2, 0, 11, 8, ...big(side, 2), ...big(side, 2), 1, 1, 17, 0],
    many(scans, [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3]),
    [0xff, 0xd9],
  )

/** A surface of so many pixels a side, and frames of one pixel. */
function writeWebp(frames: number, side: number): Uint8Array<ArrayBuffer> {
  const frame = [...text('ANMF'), 16, 0, 0, 0, ...Array.from({ length: 16 }, () => 0)]
  const last = [(side - 1) & 255, (side - 1) >>> 8, 0]
  const body = [...text('WEBPVP8X'), 10, 0, 0, 0, 2, 0, 0, 0, ...last, ...last, ...many(frames, frame)]
  return bytesOf(text('RIFF'), big(body.length).toReversed(), body)
}

/** An avif of so many coded pictures. */
function writeAvif(items: number): Uint8Array<ArrayBuffer> {
  const box = (name: string, body: readonly number[]) => [...big(body.length + 8), ...text(name), ...body]
  const item = box('infe', [2, 0, 0, 0, 0, 1, 0, 0, ...text('av01')])
  const size = box('ispe', [0, 0, 0, 0, ...big(100), ...big(100)])
  return bytesOf(
    box('meta', [0, 0, 0, 0, ...size, ...box('iinf', [0, 0, 0, 0, ...big(items, 2), ...many(items, item)])]),
  )
}

describe('a picture that makes more work than its pixels', () => {
  it('is refused with more scans than any program writes, and spends its pixels for each scan', () => {
    expect(readPicture('jpg', writeJpg(3000))).toBeUndefined()
    expect(readPicture('jpg', writeJpg(31, 10))).toBeUndefined()
    for (const scans of [1, 10, 30]) {
      const bytes = writeJpg(scans)
      const budget = createReadingBudget('picture', bytes.byteLength)
      expect(readPicture('jpg', bytes, budget)).toMatchObject({ pixels: 6300 ** 2 })
      expect(budget.spent).toBeGreaterThanOrEqual(scans * 6300 ** 2)
    }
  })

  it('counts the whole surface for each frame of an animation, however small the frame', () => {
    expect(readPicture('webp', writeWebp(3, 600))).toMatchObject({ pixels: 3 * 600 ** 2 })
    expect(readPicture('webp', writeWebp(1000, 6000))?.pixels).toBeGreaterThan(MAX_PIXELS)
  })

  it('is refused with more coded pictures in one file than a picture has', () => {
    expect(readPicture('avif', writeAvif(3))).toMatchObject({ pixels: 10_000 })
    expect(readPicture('avif', writeAvif(100))).toBeUndefined()
  })

  it('is read to its end when frames are in frames without end', () => {
    const nested = 24 * 30_000
    const bytes = new Uint8Array(nested + 12)
    const view = new DataView(bytes.buffer)
    bytes.set([...text('RIFF'), ...big(nested + 4).toReversed(), ...text('WEBP')])
    for (let at = 12; at + 24 <= bytes.length; at += 24) {
      bytes.set(text('ANMF'), at)
      view.setUint32(at + 4, bytes.length - at - 8, true)
    }
    expect(readPicture('webp', bytes)).toMatchObject({ pixels: 1 })
  })
})

describe('a picture', () => {
  /** Comment, frame of 3 × 2, end, and something behind it. */
  const JPG = Uint8Array.from([
    0xff, 0xd8, 0xff, 0xfe, 0, 4, 72, 73, 0xff, 0xc0, 0, 8, 8, 0, 2, 0, 3, 0, 0xff, 0xd9, 80, 75,
  ])

  it('counts the pixels that it declares, and keeps what decoding needs', () => {
    expect(readPicture('jpg', JPG)).toMatchObject({
      pixels: 6,
      plain: Uint8Array.from([...JPG.subarray(0, 2), ...JPG.subarray(8, 20)]),
    })
  })

  it('is none without its end, and none of another type', () => {
    expect(readPicture('jpg', JPG.slice(0, 18))).toBeUndefined()
    for (const type of ['png', 'gif', 'webp', 'avif', 'pdf'] as const) expect(readPicture(type, JPG)).toBeUndefined()
  })
})
