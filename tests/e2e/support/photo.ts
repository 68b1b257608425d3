import type { Page } from '@playwright/test'

const PLACE = 'Taken at home\0'
/** 50° 27′ 0″, each as a fraction. */
const LATITUDE = Buffer.from(Uint32Array.of(50, 1, 27, 1, 0, 1).buffer)

/** What the camera wrote beside the picture, as it is in the file and as XMP calls it; nothing that is given out may hold any of it. Three letters alone are in pictures by chance. */
export const NOTED = ['Exif', 'GPSLatitude', 'Taken at home', LATITUDE.toString('latin1')]

const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5

type Entry = [tag: number, type: number, count: number, value: number]

function directory(entries: readonly Entry[]): Buffer {
  const bytes = Buffer.alloc(2 + entries.length * 12 + 4)
  bytes.writeUInt16LE(entries.length, 0)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 2 + index * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(count, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  return bytes
}

/** A TIFF header with the camera held upright (orientation 6), a description, and 50° 27′ N. */
function createExif(): Buffer {
  const main = 8
  const place = main + 2 + 3 * 12 + 4
  const gps = place + PLACE.length + (PLACE.length % 2)
  const latitude = gps + 2 + 2 * 12 + 4
  const bytes = Buffer.alloc(latitude + LATITUDE.length)
  bytes.write('II*\0', 0, 'latin1')
  bytes.writeUInt32LE(main, 4)
  directory([
    [0x010e, ASCII, PLACE.length, place],
    [0x0112, SHORT, 1, 6],
    [0x8825, LONG, 1, gps],
  ]).copy(bytes, main)
  bytes.write(PLACE, place, 'latin1')
  directory([
    [1, ASCII, 2, 'N'.charCodeAt(0)],
    [2, RATIONAL, 3, latitude],
  ]).copy(bytes, gps)
  LATITUDE.copy(bytes, latitude)
  return bytes
}

function addExif(jpeg: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), createExif()])
  const head = Buffer.of(0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 255)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/**
 * A photo of twelve megapixels as a telephone writes it: upright, but lying on its side in the file, with the place it was taken at.
 * Upright its left half is blue and its right half is red.
 */
export async function takePhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 })
    const paper = canvas.getContext('2d')
    if (!paper) throw new Error('No canvas')
    for (let y = 0; y < canvas.height; y += 25)
      for (let x = 0; x < canvas.width; x += 25) {
        const light = 90 + Math.random() * 160
        paper.fillStyle = y < canvas.height / 2 ? `rgb(${light} 20 20)` : `rgb(20 20 ${light})`
        paper.fillRect(x, y, 25, 25)
      }
    return canvas.toDataURL('image/jpeg', 0.8)
  })
  const jpeg = Buffer.from(address.split(',')[1] as string, 'base64')
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: addExif(jpeg) }
}
