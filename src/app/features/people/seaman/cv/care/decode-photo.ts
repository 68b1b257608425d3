import { type Points, shrink } from './photo-points.ts'

/**
 * Sizes of the longer side at which a code is searched, one after another. Most are found in the first; a small one on a large page needs all
 * pixels; a skewed or blurred one is found where its edges are a pixel wide.
 */
export const SIDES = [1600, 4096, 1000, 2400, 640] as const
/** Milliseconds in total, and per try. */
const WHOLE_TIME = 5000
const LOOK_TIME = 1500

/** Finds a code in pixels; throws without one. */
export type Decode = (points: Points, options: { timeLimit: number; effort: number }) => string

type Looking = { decode: Decode; now?: () => number; pause?: () => Promise<void> }

/** Keeps the page responsive between tries. */
const yieldToPage = () => new Promise<void>((done) => setTimeout(done))

/** Returns the text of a code in a picture; undefined if none is found in time. */
export async function decodePhoto(
  photo: Points,
  { decode, now = Date.now, pause = yieldToPage }: Looking,
): Promise<string | undefined> {
  const end = now() + WHOLE_TIME
  const seen = new Set<number>()
  for (const side of SIDES) {
    const points = shrink(photo, side)
    if (now() >= end) return undefined
    if (seen.has(points.width)) continue
    seen.add(points.width)
    try {
      const told = decode(points, { timeLimit: Math.min(LOOK_TIME, end - now()), effort: 4 })
      if (told) return told
    } catch {
      // Another size may work.
    }
    await pause()
  }
  return undefined
}
