import type { AppIntl } from '../../../../i18n/intl.ts'
import { block, HEIGHT, line, MARGIN, rect, ship, svg, WIDTH } from './canvas.ts'
import { MASTHEAD_END, masthead } from './masthead.ts'
import { fitLines, toLatin } from './typeset.ts'
import type { House } from './vacancy-picture.ts'

export type ArticlePicture = { category: string; cover: string; title: string }

const ROOM = WIDTH - 2 * MARGIN
const SEA = HEIGHT - 84
/** The sea belongs to whom the article is for. */
const SHIPS: Record<string, string> = { seaman: 'lng', company: 'container' }

/** An article: whom it is for and its English title. */
export function drawArticle({ category, title }: ArticlePicture, { t }: AppIntl, house: House): string {
  const top = MASTHEAD_END + 66
  const heading = fitLines('serif', toLatin(title), { sizes: [84, 74, 66, 58], width: ROOM, most: 3 })
  return svg(
    rect(0, 0, WIDTH, HEIGHT, 'paper'),
    masthead(house.productName, house.site),
    line(toLatin(t(`journal.title.${category}`)), MARGIN, top, { face: 'sans', size: 34, colour: 'second' }),
    block(heading, MARGIN, top + 14 + heading.lines.length * heading.size * 1.1, { face: 'serif', colour: 'ink' }),
    rect(0, SEA, WIDTH, HEIGHT - SEA, 'deep'),
    ship(SHIPS[category] ?? 'bulk', WIDTH - MARGIN, SEA, 240, 'bar'),
  )
}
