import { MAX_PIXELS, MAX_SCANS } from '#src/contract/file/images.ts'
import { WorkBudget } from './work-budget.ts'

/** Units of work for reading a file: `base` for every file, `perByte` for each byte, `most` in total. */
type Limit = { base: number; perByte: number; most?: number }

const LIMITS = {
  /** A few bytes may declare the largest picture, so the pixels of all scans are part of the base. */
  picture: { base: MAX_SCANS * MAX_PIXELS, perByte: 4 },
  /** A plain PDF takes about two units per byte, one with packed objects up to twenty. The base is for small files. */
  pdf: { base: 4_000_000, perByte: 30, most: 60_000_000 },
  /** One of the smallest elements (`<a/>`) takes 18 units a byte. */
  feed: { base: 1_000_000, perByte: 30 },
  /** XML compresses to a twentieth, and some programs write a megabyte of styles into every form. */
  form: { base: 12_000_000, perByte: 20 },
  /** Repeats rows of a form: `MAX_FILLED` in `agency-forms/reading/filled-size.ts` limits the result. */
  filling: { base: 60_000_000, perByte: 20 },
} satisfies Readonly<Record<string, Limit>>

export type Reading = keyof typeof LIMITS

/** Returns the budget for reading a file of that size. */
export function createReadingBudget(reading: Reading, bytes: number): WorkBudget {
  const { base, perByte, most = Number.POSITIVE_INFINITY }: Limit = LIMITS[reading]
  return new WorkBudget(Math.min(most, base + perByte * bytes))
}
