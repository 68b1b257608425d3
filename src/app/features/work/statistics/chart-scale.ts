/** Percent of the width that stay empty at the start, for the numbers of the lines. */
const START = 9
/** How much of a step its bar fills. */
const FILLED = 0.6

/** Returns the end of a scale for values up to `most`: twice a round number, at least 2. */
export function scaleEndOf(most: number): number {
  const half = Math.max(1, most / 2)
  const unit = 10 ** Math.floor(Math.log10(half))
  const round = [1, 2, 2.5, 5, 10].map((step) => step * unit).find((step) => step >= half && Number.isInteger(step))
  return 2 * (round ?? 10 * unit)
}

/** Returns the bars of equal steps in percent of the width; mirrored, the first is at the right. */
export function placeBars(count: number, isMirrored: boolean): { x: number; width: number }[] {
  const step = (100 - START) / count
  const width = step * FILLED
  return Array.from({ length: count }, (_, place) => {
    const x = START + step * place + (step - width) / 2
    return { x: isMirrored ? 100 - x - width : x, width }
  })
}

export const percentOf = (value: number): string => `${Math.round(value * 100) / 100}%`
