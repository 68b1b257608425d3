import { deflateSync } from 'node:zlib'
import { type Bytes, drawAs, drawPng } from '../../server/support/files.ts'
import { big, join, little, pngChunk, toBytes, webpChunk, writeWebp } from '../../server/support/picture-bytes.ts'

/** Real pictures, from which hostile ones are made. */
export type Originals = Record<'jpg' | 'png' | 'webp' | 'avif' | 'gif', Bytes>

const PIXEL = '2c00000000010001000002024401003b'
export const GIF_HEAD = (width = 1, height = 1): Bytes =>
  join(toBytes('GIF89a'), little(width, 2), little(height, 2), Uint8Array.of(0x80, 0, 0, 0, 0, 0, 255, 255, 255))
/** One frame of one pixel, with the end behind it. */
export const GIF_FRAME = new Uint8Array(Buffer.from(PIXEL, 'hex'))
export const gifExtension = (label: number, words: string): Bytes =>
  join(Uint8Array.of(0x21, label, words.length), toBytes(words), Uint8Array.of(0))

/** Without an empty part, a webp is one chunk. */
const OPAQUE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="#0b6b4f" d="M0 0h600v400H0z"/></svg>'

export async function drawOriginals(): Promise<Originals> {
  const [jpg, png, webp, avif] = await Promise.all([
    drawAs('image/jpeg'),
    drawPng(),
    drawAs('image/webp', OPAQUE),
    drawAs('image/avif'),
  ])
  return { jpg, png, webp, avif, gif: join(GIF_HEAD(), GIF_FRAME) }
}

export const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A png of three bytes a pixel that says it is so large, with these bytes packed in it. */
export const writePng = (width: number, height: number, raw: Uint8Array): Bytes =>
  join(
    PNG_START,
    pngChunk('IHDR', join(big(width), big(height), Uint8Array.of(8, 2, 0, 0, 0))),
    pngChunk('IDAT', deflateSync(raw)),
    pngChunk('IEND', new Uint8Array()),
  )

/** The same picture that says it has another size. */
export function resizeJpg(jpg: Bytes, width: number, height: number): Bytes {
  const at = Buffer.from(jpg).indexOf(Uint8Array.of(0xff, 0xc0))
  return join(jpg.subarray(0, at + 5), big(height, 2), big(width, 2), jpg.subarray(at + 9))
}

export function resizeAvif(avif: Bytes, width: number, height: number): Bytes {
  const at = Buffer.from(avif).indexOf('ispe') + 8
  return join(avif.subarray(0, at), big(width), big(height), avif.subarray(at + 8))
}

export const vp8x = (flags: number, width: number, height: number): Bytes =>
  webpChunk('VP8X', join(Uint8Array.of(flags, 0, 0, 0), little(width - 1, 3), little(height - 1, 3)))

export const vp8l = (width: number, height: number): Bytes =>
  webpChunk('VP8L', join(Uint8Array.of(0x2f), little(width - 1 + (height - 1) * 16_384), new Uint8Array(16)))

/** The chunk of a webp that has its pixels. */
export const pixelsOf = (webp: Bytes): Bytes => webp.subarray(12)

export const frame = (width: number, height: number, pixels: Bytes): Bytes =>
  webpChunk('ANMF', join(new Uint8Array(6), little(width - 1, 3), little(height - 1, 3), new Uint8Array(4), pixels))

export const animate = (width: number, height: number, frames: Bytes[]): Bytes =>
  writeWebp(vp8x(0x02, width, height), webpChunk('ANIM', new Uint8Array(6)), ...frames)

export const box = (name: string, ...content: Uint8Array[]): Bytes => {
  const body = join(...content)
  return join(big(body.length + 8), toBytes(name), body)
}
