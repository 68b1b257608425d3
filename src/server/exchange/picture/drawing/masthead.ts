import { line, MARGIN, rect, WIDTH } from './canvas.ts'
import { toLatin } from './typeset.ts'

const HEIGHT = 92
const FLAG = { size: 40, y: 26 }
const NEATLINE = { y: HEIGHT, height: 10, step: 48 }

/** The lower end of the product's header. */
export const MASTHEAD_END = NEATLINE.y + NEATLINE.height

/** Flag G of the International Code of Signals, the logo: six stripes. */
const flag = (x: number): string => {
  const stripe = FLAG.size / 6
  const stripes = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="${x + index * stripe}" y="${FLAG.y}" width="${stripe}" height="${FLAG.size}" fill="${index % 2 ? '#0b4a9e' : '#f5c400'}"/>`,
  )
  return stripes.join('')
}

/** The graduated line below the header, as on a chart's edge. */
const neatline = (): string => {
  const { y, height, step } = NEATLINE
  const blocks = Array.from({ length: Math.ceil(WIDTH / step / 2) }, (_, index) =>
    rect(index * step * 2, y + 3, step, height - 6, 'ink'),
  )
  return rect(0, y, WIDTH, height, 'ink') + rect(0, y + 2, WIDTH, height - 4, 'sheet') + blocks.join('')
}

/** The product's name on the left, the site's on the right. */
export function masthead(productName: string, site: string): string {
  const y = FLAG.y + 33
  return [
    rect(0, 0, WIDTH, HEIGHT, 'sheet'),
    flag(MARGIN),
    line(toLatin(productName), MARGIN + FLAG.size + 18, y, { face: 'serif', size: 38, colour: 'ink' }),
    line(toLatin(site), WIDTH - MARGIN, y, { face: 'sans', size: 26, colour: 'second', end: true }),
    neatline(),
  ].join('')
}
