import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { listRegionWords, REGION_SLUGS, type TradingArea } from '#src/domain/vocabulary/trading-areas.ts'
import { findCountry } from './country-words.ts'

const MAX_AREAS = 6
const BETWEEN = /[,;/+&–—]|\s-\s|\sand\s/u

const regions = new Map<string, TradingArea>(
  REGION_SLUGS.flatMap((slug) => listRegionWords(slug).map((word) => [word, slug] as const)),
)

const readArea = (part: string): TradingArea | undefined =>
  regions.get(foldText(part).replaceAll('-', ' ').trim()) ?? findCountry(part)

/** Returns the trading areas of the vocabulary; undefined if one part is unknown. */
export function readAreas(text: string): TradingArea[] | undefined {
  const areas = text.split(BETWEEN).map((part) => readArea(part))
  const known = [...new Set(areas.filter((area) => area !== undefined))]
  return areas.includes(undefined) || known.length > MAX_AREAS ? undefined : known
}
