import { crc32 } from 'node:zlib'
import type { Bytes } from './files.ts'

/** Each byte of a text: what is written is Latin at most. */
export const toBytes = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

export const join = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))

export const big = (value: number, bytes = 4): Bytes =>
  Uint8Array.from({ length: bytes }, (_, index) => (value / 256 ** (bytes - 1 - index)) & 255)
export const little = (value: number, bytes = 4): Bytes => big(value, bytes).toReversed() as Bytes

export const EXIF_HEAD = toBytes('Exif\0\0')

/** What a camera writes: how it was held, and behind it any words. */
export const writeExif = (orientation: number, words = ''): Bytes =>
  join(
    toBytes('MM'),
    big(42, 2),
    big(8),
    big(1, 2),
    big(0x0112, 2),
    big(3, 2),
    big(1),
    big(orientation, 2),
    big(0, 2),
    big(0),
    toBytes(words),
  )

export const jpgSegment = (marker: number, body: Uint8Array): Bytes =>
  join(Uint8Array.of(0xff, marker), big(body.length + 2, 2), body)

/** Directly behind the start of the picture. */
export const addToJpg = (jpg: Bytes, marker: number, body: Uint8Array): Bytes =>
  join(jpg.subarray(0, 2), jpgSegment(marker, body), jpg.subarray(2))

export function pngChunk(name: string, body: Uint8Array): Bytes {
  const named = join(toBytes(name), body)
  return join(big(body.length), named, big(crc32(Buffer.from(named))))
}

const PNG_HEAD = 8 + 25
/** Directly behind the first chunk. */
export const addToPng = (png: Bytes, name: string, body: Uint8Array): Bytes =>
  join(png.subarray(0, PNG_HEAD), pngChunk(name, body), png.subarray(PNG_HEAD))

export const webpChunk = (name: string, body: Uint8Array): Bytes =>
  join(toBytes(name), little(body.length), body, new Uint8Array(body.length % 2))

export const writeWebp = (...chunks: Uint8Array[]): Bytes => {
  const body = join(toBytes('WEBP'), ...chunks)
  return join(toBytes('RIFF'), little(body.length), body)
}
