import { MAX_PIXELS, MAX_SCANS } from '#src/contract/file/images.ts'
import { WorkBudget } from './work-budget.ts'

/** Units of work that reading a file may take: `base` for every file, `perByte` for each of its bytes, and `most` for any file. */
type Limit = { base: number; perByte: number; most?: number }

const LIMITS = {
  /** A few bytes may declare the largest picture that is decoded, so the pixels of all scans are part of the base. */
  picture: { base: MAX_SCANS * MAX_PIXELS, perByte: 4 },
  /** A plain PDF takes about two units a byte, and one whose objects are packed up to twenty. The base is for files of a few kilobytes. */
  pdf: { base: 4_000_000, perByte: 30, most: 60_000_000 },
  /** One of the smallest elements (`<a/>`) takes 18 units a byte. */
  feed: { base: 1_000_000, perByte: 30 },
  /** XML is packed to a twentieth of its size, and a form has a megabyte of it at least when a program writes every style. */
  form: { base: 12_000_000, perByte: 20 },
  /** Repeats rows of a form: `MAX_FILLED` in `agency-forms/reading/filled-size.ts` bounds what becomes of it. */
  filling: { base: 60_000_000, perByte: 20 },
} satisfies Readonly<Record<string, Limit>>

export type Reading = keyof typeof LIMITS

/** The work that reading a file of so many bytes may take. */
export function createReadingBudget(reading: Reading, bytes: number): WorkBudget {
  const { base, perByte, most = Number.POSITIVE_INFINITY }: Limit = LIMITS[reading]
  return new WorkBudget(Math.min(most, base + perByte * bytes))
}
