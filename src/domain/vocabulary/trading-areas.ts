import { COUNTRIES } from './countries.ts'
import { foldText } from './fold-text.ts'

/** Seas and regions, each with what advertisements call it beside its name; the name is the message `vocabulary.area.{slug}`. */
// biome-ignore format: a table
const REGIONS = {
  worldwide: 'world wide|global|unrestricted|all over the world|весь мир|по всему миру|увесь світ',
  atlantic: 'atlantic ocean', pacific: 'pacific ocean|transpacific', 'indian-ocean': '', arctic: 'northern sea route|nsr', antarctic: 'antarctica',
  europe: 'european waters|european coast|eu', 'north-europe': 'northern europe|north west europe|nw europe|nwe|north continent|continent',
  'north-sea': '', 'norwegian-sea': 'norwegian coast', 'baltic-sea': 'baltic', 'english-channel': '',
  mediterranean: 'med|mediterranean sea', adriatic: 'adriatic sea', 'black-sea': '', 'red-sea': '',
  'persian-gulf': 'arabian gulf|ag|pg', 'middle-east': '', africa: '', 'west-africa': 'waf', 'east-africa': 'eaf', asia: 'intra asia',
  'far-east': '', 'south-east-asia': 'southeast asia|se asia', 'north-america': 'usa canada', 'us-gulf': 'usg|gulf of mexico|gom',
  'us-east-coast': 'usec', 'us-west-coast': 'uswc', caribbean: 'caribbean sea|caribs', 'south-america': 'sam', rhine: '', danube: '',
} as const satisfies Readonly<Record<string, string>>

export type Region = keyof typeof REGIONS
export const REGION_SLUGS = Object.keys(REGIONS) as readonly Region[]

/** A region, or a country by its ISO code. */
export type TradingArea = string

const regions: ReadonlySet<string> = new Set(REGION_SLUGS)
const countries: ReadonlySet<string> = new Set(COUNTRIES)

export const isRegion = (value: string): value is Region => regions.has(value)
export const isTradingArea = (value: string): value is TradingArea => isRegion(value) || countries.has(value)

/** What a region is called beside its names. */
export const listRegionWords = (slug: Region): readonly string[] => [
  slug.replaceAll('-', ' '),
  ...REGIONS[slug].split('|').filter(Boolean).map(foldText),
]
