import type { FileType } from '#src/contract/file/file-types.ts'
import { MAX_PIXELS } from '#src/contract/file/images.ts'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { type WorkBudget, WorkBudgetError } from '#src/server/platform/work-budget.ts'
import { readAvif } from './avif.ts'
import { readTurn, type Turn } from './exif.ts'
import { readGif } from './gif.ts'
import { readJpg } from './jpg.ts'
import type { Bytes, Parts, ReadParts, Size } from './parts.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

const READERS: Readonly<Partial<Record<FileType, ReadParts>>> = {
  jpg: readJpg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  avif: readAvif,
}

/** A picture before it is decoded: the pixels to decode at once, its orientation and its bytes without metadata. */
export type ReadPicture = { pixels: number; turn: Turn; plain: Bytes }

const pixelsOf = ({ width, height }: Size): number => width * height

const largest = (lengths: readonly number[]): number => lengths.reduce((most, length) => Math.max(most, length), 0)

function measure({ sizes, frames = 1, scans = 1, exif, plain }: Parts, budget: WorkBudget): ReadPicture | undefined {
  if (sizes.length === 0 || sizes.some((size) => pixelsOf(size) === 0)) return undefined
  const surface = largest(sizes.map(({ width }) => width)) * largest(sizes.map(({ height }) => height))
  const pixels = surface * Math.max(1, frames)
  // Larger pictures are not decoded: the caller rejects them with a message.
  if (pixels <= MAX_PIXELS) budget.spend(pixels * scans)
  return { pixels, turn: readTurn(exif), plain }
}

/** Undefined if the bytes do not follow the format, have no size, or need more work than the size allows. A forged size counts as stated. */
export function readPicture(
  type: FileType,
  bytes: Bytes,
  budget = createReadingBudget('picture', bytes.byteLength),
): ReadPicture | undefined {
  try {
    budget.spend(bytes.byteLength)
    const parts = READERS[type]?.(bytes, budget)
    return parts && measure(parts, budget)
  } catch (error) {
    if (error instanceof WorkBudgetError) return undefined
    throw error
  }
}
