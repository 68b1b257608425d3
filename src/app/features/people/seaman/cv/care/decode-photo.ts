import { type Points, shrink } from './photo-points.ts'

/**
 * Points of the longer side in which a code is looked for, one after the other. Most are found in the first; a small one on a large page needs
 * all points that there are; one that is taken from the side, or out of focus, is found where its edges are a point wide.
 */
export const SIDES = [1600, 4096, 1000, 2400, 640] as const
/** Milliseconds for all of it, and for each look. */
const WHOLE_TIME = 5000
const LOOK_TIME = 1500

/** Looks for a code in points; throws where there is none. */
export type Decode = (points: Points, options: { timeLimit: number; effort: number }) => string

type Looking = { decode: Decode; now?: () => number; pause?: () => Promise<void> }

/** The page stays alive between two looks. */
const yieldToPage = () => new Promise<void>((done) => setTimeout(done))

/** What the code in a picture says, undefined where none is found in time. */
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
      // The next size may have it.
    }
    await pause()
  }
  return undefined
}
