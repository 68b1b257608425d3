import type { LocaleCode } from '#src/domain/locales.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import { TEXT_SETS } from './data/texts/index.ts'
import type { FleetWord, Reader, TextSet } from './data/texts/text-set.ts'
import type { VesselProfile } from './data/vessel-profile.ts'
import type { Random } from './random.ts'

/** Figures of a vacancy a text may speak of; what is null is never spoken of. */
export type TextFacts = {
  engine: string
  built: number
  /** The year of writing. */
  year: number
  crew: number | null
  rotation: readonly [on: number, off: number] | null
  travelPaid: boolean
  internet: boolean
}

const DOCKING_YEARS = 5
const MATRIX_READERS = new Set<Reader>(['deckOfficer', 'engineOfficer'])
const TECHNICAL = new Set(['engine', 'electro'])

function findReader(rank: Rank): Reader {
  if (rank.level === 'cadet') return 'cadet'
  if (rank.department === 'galley') return 'galley'
  if (rank.department === 'hotel') return 'hotel'
  if (rank.department === 'offshore') return 'technician'
  if (rank.level === 'support') return TECHNICAL.has(rank.department) ? 'engineRating' : 'rating'
  return TECHNICAL.has(rank.department) ? 'engineOfficer' : 'deckOfficer'
}

const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Full-width punctuation needs no space after it. */
const joinSentences = (language: LocaleCode, sentences: readonly string[]): string =>
  sentences.join(language === 'zh' ? '' : ' ')

function chooseFact(set: TextSet, reader: Reader, facts: TextFacts, random: Random): string[] {
  // The first sentence fits every ship, the others speak of one that has been in dock.
  const built = facts.year - facts.built > DOCKING_YEARS ? random.pick(set.fact.built) : (set.fact.built[0] ?? '')
  const choices: string[] = [fill(built, { built: facts.built })]
  if (reader === 'engineOfficer') choices.push(fill(random.pick(set.fact.engine), { engine: facts.engine }))
  if (facts.crew !== null && facts.crew < 60) choices.push(fill(random.pick(set.fact.crew), { crew: facts.crew }))
  return random.chance(0.6) ? [random.pick(choices)] : []
}

function chooseOffers(set: TextSet, facts: TextFacts, random: Random): string[] {
  const [on = 0, off = 0] = facts.rotation ?? []
  return [
    ...(facts.rotation && random.chance(0.7) ? [fill(random.pick(set.fact.rotation), { on, off })] : []),
    ...random.sample(set.offer, random.int(1, 3)),
    ...(facts.travelPaid && random.chance(0.6) ? [random.pick(set.fact.travel)] : []),
    ...(facts.internet && random.chance(0.5) ? [random.pick(set.fact.internet)] : []),
  ]
}

/** An advertisement of three to five short paragraphs in the language, in agreement with the facts. */
export function createVacancyText(
  language: LocaleCode,
  rank: Rank,
  profile: VesselProfile,
  facts: TextFacts,
  random: Random,
): string {
  const set = TEXT_SETS[language]
  const reader = findReader(rank)
  const words: readonly FleetWord[] =
    profile.text[0] === 'tanker' && MATRIX_READERS.has(reader) ? [...profile.text, 'matrix'] : profile.text
  const shipLife = words.flatMap((word) => set.fleet[word])
  const need = random.sample(set.need[reader], random.int(1, 2))
  const paragraphs = [
    [random.pick(set.open), ...chooseFact(set, reader, facts, random)],
    shipLife.length > 0 ? random.sample(shipLife, random.chance(0.3) ? 2 : 1) : [],
    need,
    chooseOffers(set, facts, random),
    random.chance(0.65) ? [random.pick(set.close)] : [],
  ]
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => joinSentences(language, sentences))
    .join('\n\n')
}
