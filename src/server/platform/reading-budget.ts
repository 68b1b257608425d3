import { MAX_PIXELS, MAX_SCANS } from '#src/contract/images.ts'
import { WorkBudget } from './work-budget.ts'

/** Units of work that reading a file may take: `base` for every file, and `perByte` for each of its bytes. */
const LIMITS = {
  /** A few bytes may declare the largest picture that is decoded, so the pixels of all scans are part of the base. */
  picture: { base: MAX_SCANS * MAX_PIXELS, perByte: 4 },
  pdf: { base: 2_000_000, perByte: 60 },
  /** One of the smallest elements (`<a/>`) takes a dozen units a byte. */
  feed: { base: 1_000_000, perByte: 30 },
  /** XML is packed to a twentieth of its size, and a form has a megabyte of it at least when a program writes every style. */
  form: { base: 12_000_000, perByte: 20 },
  /** Repeats rows of a form: `MAX_FILLED` in `agency-forms/reading/filled-size.ts` bounds what becomes of it. */
  filling: { base: 60_000_000, perByte: 20 },
} as const

export type Reading = keyof typeof LIMITS

/** The work that reading a file of so many bytes may take. */
export const createReadingBudget = (reading: Reading, bytes: number): WorkBudget =>
  new WorkBudget(LIMITS[reading].base + LIMITS[reading].perByte * bytes)
