import type { FileType } from '#src/contract/file-types.ts'
import { readAvif } from './avif.ts'
import { readTurn, type Turn } from './exif.ts'
import { readGif } from './gif.ts'
import { readJpg } from './jpg.ts'
import type { Bytes, ReadParts, Size } from './parts.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

const READERS: Readonly<Partial<Record<FileType, ReadParts>>> = {
  jpg: readJpg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  avif: readAvif,
}

/** A picture before it is decoded: how many pixels it may make somebody decode, how it is turned, and its bytes without a word. */
export type ReadPicture = { pixels: number; turn: Turn; plain: Bytes }

const pixelsOf = ({ width, height }: Size): number => width * height

const largest = (lengths: readonly number[]): number => lengths.reduce((most, length) => Math.max(most, length), 0)

/** Undefined for what is not built as its type wants, or has no size. A size that is a lie counts as it is said. */
export function readPicture(type: FileType, bytes: Bytes): ReadPicture | undefined {
  const parts = READERS[type]?.(bytes)
  if (!parts || parts.sizes.length === 0 || parts.sizes.some((size) => pixelsOf(size) === 0)) return undefined
  const { sizes, frames = [] } = parts
  const surface = largest(sizes.map(({ width }) => width)) * largest(sizes.map(({ height }) => height))
  const played = frames.reduce((pixels, frame) => pixels + pixelsOf(frame), 0)
  return { pixels: Math.max(surface, played), turn: readTurn(parts.exif), plain: parts.plain }
}
