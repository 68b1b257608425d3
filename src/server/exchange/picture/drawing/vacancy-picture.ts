import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { payLabel } from '#src/i18n/pay-text.ts'
import { isCityState } from '#src/i18n/place-name.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { block, HEIGHT, line, MARGIN, rect, ship, svg, WIDTH } from './canvas.ts'
import { MASTHEAD_END, masthead } from './masthead.ts'
import { type Fact, sea, WATERLINE } from './sea.ts'
import { fitLines, shorten, toLatin } from './typeset.ts'

export type VacancyPicture = Pick<
  VacancyCard,
  'rank' | 'vesselType' | 'vesselClass' | 'pay' | 'joinFrom' | 'port' | 'flag'
>
export type House = { productName: string; site: string }

const ROOM = WIDTH - 2 * MARGIN

/** Preview bots have no language: the text is English. */
export function drawVacancy(vacancy: VacancyPicture, intl: AppIntl, house: House): string {
  const { t, code } = intl
  const vessel = vesselText({ ...vacancy, vesselClass: toLatin(vacancy.vesselClass ?? '') }, intl)
  const rank = fitLines('serif', toLatin(rankName({ code, t }, vacancy.rank)), {
    sizes: [104, 92, 80, 70],
    width: ROOM,
    most: 2,
  })
  const top = MASTHEAD_END + 66
  const shipWidth = rank.lines.length === 1 ? 420 : 300
  return svg(
    rect(0, 0, WIDTH, HEIGHT, 'paper'),
    masthead(house.productName, house.site),
    line(shorten('sans', 34, toLatin(vessel), ROOM), MARGIN, top, { face: 'sans', size: 34, colour: 'second' }),
    block(rank, MARGIN, top + 22 + rank.lines.length * rank.size, { face: 'serif', colour: 'ink' }),
    sea(factsOf(vacancy, t), [44, 28, 28]),
    ship(findVesselType(vacancy.vesselType)?.silhouette ?? 'bulk', WIDTH - MARGIN, WATERLINE, shipWidth, 'bar'),
  )
}

function factsOf({ pay, joinFrom, port, flag }: VacancyPicture, t: AppIntl['t']): Fact[] {
  const formats = createFormats('en')
  const place = port && toLatin(port.name)
  const portFact = (city: string, country: string): Fact => ({
    label: t('vacancy.detail.port'),
    value: city,
    ...(isCityState({ city, country }) ? {} : { note: formats.country(country) }),
  })
  return [
    {
      label: t(payLabel(pay)),
      value: formats.payRange(pay),
    },
    { label: t('vacancy.detail.joins'), value: formats.plainDate(joinFrom) },
    ...(place ? [portFact(place, port.country)] : []),
    ...(!place && flag ? [{ label: t('vacancy.detail.vessel-flag'), value: formats.country(flag) }] : []),
  ]
}
