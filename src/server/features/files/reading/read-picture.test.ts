import { describe, expect, it } from 'vitest'
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
