import { deflateSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { giveFile } from './give-file.ts'

const CRC = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function checksum(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] as number) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(checksum(named))
  return Buffer.concat([length, named, sum])
}

/** A small picture of one colour. */
export function createPng(side = 64): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(side * 3, Buffer.of(11, 107, 79))])
  const lines = Buffer.concat(Array.from({ length: side }, () => row))
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const pngFile = { name: 'picture.png', mimeType: 'image/png', buffer: createPng() }

/** The account that is signed in has a picture. */
export const givePicture = (request: APIRequestContext, purpose = 'avatar'): Promise<string> =>
  giveFile(request, purpose, createPng())
