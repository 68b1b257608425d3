import { env } from 'cloudflare:test'
import { inflateSync } from 'node:zlib'
import type { Bytes } from './files.ts'

const paeth = (left: number, above: number, corner: number): number => {
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** The bytes of a small png's pixels, row by row. */
function decodePng(png: Bytes): { channels: number; rows: number[][] } {
  const view = new DataView(png.buffer, png.byteOffset)
  const channels = png[25] === 6 ? 4 : 3
  const width = view.getUint32(16) * channels
  const packed: Uint8Array[] = []
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
    if (String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'IDAT')
      packed.push(png.subarray(at + 8, at + 8 + view.getUint32(at)))
  const raw = inflateSync(Buffer.concat(packed))
  const rows: number[][] = []
  for (let start = 0; start < raw.length; start += width + 1) {
    const above = rows.at(-1) ?? []
    const row: number[] = []
    for (let x = 0; x < width; x += 1) {
      const [left, over, corner] = [row[x - channels] ?? 0, above[x] ?? 0, above[x - channels] ?? 0]
      const added = [0, left, over, Math.floor((left + over) / 2), paeth(left, over, corner)][raw[start] ?? 0] ?? 0
      row.push(((raw[start + 1 + x] ?? 0) + added) & 255)
    }
    rows.push(row)
  }
  return { channels, rows }
}

/** The colours of the four quarters of a picture: above from left to right, then below; red, green and blue of each. */
export async function readQuarters(picture: Bytes): Promise<number[][]> {
  const small = env.IMAGES.input(new Blob([picture]).stream() as never).transform({
    width: 4,
    height: 4,
    fit: 'squeeze',
  })
  const made = await small.output({ format: 'image/png' })
  const { channels, rows } = decodePng(new Uint8Array(await made.response().arrayBuffer()))
  return [0, 3].flatMap((y) => [0, 3].map((x) => (rows[y] ?? []).slice(x * channels, x * channels + 3)))
}
