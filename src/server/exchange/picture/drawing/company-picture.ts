import type { Employer } from '#src/contract/vacancy-search/schemas.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { placeText } from '#src/i18n/place-name.ts'
import { block, HEIGHT, line, MARGIN, rect, shield, ship, svg, WIDTH } from './canvas.ts'
import { MASTHEAD_END, masthead } from './masthead.ts'
import { WATERLINE } from './sea.ts'
import { fitLines, shorten, toLatin } from './typeset.ts'
import type { House } from './vacancy-picture.ts'

export type CompanyPicture = Pick<Employer, 'name' | 'city' | 'country' | 'verified'>

const ROOM = WIDTH - 2 * MARGIN
const SEA = WATERLINE + 16
const FLOTILLA = [
  ['container', 540, 250],
  ['lng', 900, 205],
  ['psv', 1136, 130],
] as const

/** Draws a company: name, place, and the mark of a checked licence. A name in another script is left out. */
export function drawCompany({ name, city, country, verified }: CompanyPicture, intl: AppIntl, house: House): string {
  const { t } = intl
  const title = fitLines('serif', toLatin(name) || t('crewing.kind.agency'), {
    sizes: [92, 80, 70, 60],
    width: ROOM,
    most: 2,
  })
  const formats = createFormats('en')
  const latinCity = toLatin(city)
  const place = latinCity ? placeText({ city: latinCity, country }, { intl, formats }) : formats.country(country)
  const end = MASTHEAD_END + 30 + title.lines.length * title.size
  return svg(
    rect(0, 0, WIDTH, HEIGHT, 'paper'),
    masthead(house.productName, house.site),
    block(title, MARGIN, end, { face: 'serif', colour: 'ink' }),
    line(shorten('sans', 36, toLatin(place), ROOM), MARGIN, end + 66, { face: 'sans', size: 36, colour: 'second' }),
    rect(0, SEA, WIDTH, HEIGHT - SEA, 'deep'),
    ...FLOTILLA.map(([silhouette, right, width]) => ship(silhouette, right, SEA, width, 'bar')),
    verified ? drawMark(toLatin(t('vacancy.row.verified'))) : '',
  )
}

const MARK = { y: HEIGHT - 62, shield: 46 }

const drawMark = (text: string): string =>
  shield(MARGIN, MARK.y - 38, MARK.shield, 'onDeep') +
  line(text, MARGIN + MARK.shield + 16, MARK.y, { face: 'bold', size: 38, colour: 'onDeep' })
