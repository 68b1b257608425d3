import { covers } from 'virtual:drawings'
import type { AppIntl } from '#src/i18n/intl.ts'
import { block, HEIGHT, line, MARGIN, rect, svg, WIDTH } from './canvas.ts'
import { MASTHEAD_END, masthead } from './masthead.ts'
import { fitLines, toLatin } from './typeset.ts'
import type { House } from './vacancy-picture.ts'

export type ArticlePicture = { category: string; cover: string; title: string }

const COVER = { width: 544, height: 306 }
const ROOM = WIDTH - COVER.width - 2 * MARGIN - 32
const MIDDLE = (MASTHEAD_END + HEIGHT) / 2
const LEADING = 1.12

/** Draws an article: its audience, English title and cover. */
export function drawArticle({ category, cover, title }: ArticlePicture, { t }: AppIntl, house: House): string {
  const heading = fitLines('serif', toLatin(title), { sizes: [66, 60, 54, 48, 42], width: ROOM, most: 6 })
  const height = heading.lines.length * heading.size * LEADING
  const label = { face: 'sans', size: 28, colour: 'second' } as const
  return svg(
    rect(0, 0, WIDTH, HEIGHT, 'paper'),
    masthead(house.productName, house.site),
    line(toLatin(t(`article.title.${category}`)), MARGIN, MIDDLE - height / 2 - 14, label),
    block(heading, MARGIN, MIDDLE + height / 2 + 8, { face: 'serif', colour: 'ink' }),
    placeCover(cover),
  )
}

const placeCover = (name: string): string =>
  `<svg x="${WIDTH - MARGIN - COVER.width}" y="${MIDDLE - COVER.height / 2}" width="${COVER.width}" height="${COVER.height}" viewBox="0 0 640 360">${covers[name] ?? ''}</svg>`
