import { block, HEIGHT, line, MARGIN, rect, WIDTH } from './canvas.ts'
import { fitLines, shorten, toLatin } from './typeset.ts'

/** The top of the water, which contains facts. */
export const WATERLINE = 456

export type Fact = { label: string; value: string; note?: string }

const ROOM = WIDTH - 2 * MARGIN
const GAP = 40
const SIZES = [42, 38, 34, 30]

/** The sea with up to three facts side by side. `widths` are fractions. */
export function sea(facts: readonly Fact[], widths: readonly number[]): string {
  const total = widths.slice(0, facts.length).reduce((sum, width) => sum + width, 0)
  let x = MARGIN
  const columns = facts.map(({ label, value, note }, index) => {
    const width = ((widths[index] ?? 0) / total) * ROOM - GAP
    const fitted = fitLines('bold', toLatin(value), { sizes: SIZES, width, most: 1 })
    const y = WATERLINE + 58
    const pieces = [
      line(shorten('sans', 26, toLatin(label), width), x, y, { face: 'sans', size: 26, colour: 'onDeepSecond' }),
      block(fitted, x, y + 52, { face: 'bold', colour: 'onDeep' }),
      note
        ? line(shorten('sans', 26, toLatin(note), width), x, y + 90, {
            face: 'sans',
            size: 26,
            colour: 'onDeepSecond',
          })
        : '',
    ]
    x += width + GAP
    return pieces.join('')
  })
  return rect(0, WATERLINE, WIDTH, HEIGHT - WATERLINE, 'deep') + columns.join('')
}
