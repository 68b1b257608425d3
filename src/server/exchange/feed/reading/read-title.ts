import type { QueryLookup } from '#src/domain/vocabulary/query-lookup.ts'
import { listMeanings } from '#src/domain/vocabulary/query-terms.ts'
import { findRank, type Rank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType, type VesselType } from '#src/domain/vocabulary/vessel-types.ts'

/** What names mean: the phrase book of all languages, and the language of the text. */
export type Vocabulary = { lookup: QueryLookup; language: string }

export type NameProblem = 'unknown' | 'several'
type Found<T> = { found: T } | { problem: NameProblem }

/** Words between post and ship, and signs that may be there too. */
const WORDS_BETWEEN = /\s(?:for|on|onboard|aboard|to|at|in|на|для|en|sur|pour|für|fuer|auf|para|em|untuk|di|sa)\s/giu
const SIGNS_BETWEEN = /\s[–—|@/-]\s|[,;|(:]/gu
/** Post and ship are in the beginning of a title; what follows is not looked through for them. */
const NAMES_WITHIN = 160
/** So many places are tried where a title may part: each costs a reading of the whole of it. */
const MAX_PARTINGS = 8

const listIds = (text: string, prefix: string, { lookup, language }: Vocabulary): string[][] =>
  listMeanings(text, lookup, language)
    .map((ids) => ids.filter((id) => id.startsWith(prefix)))
    .filter((ids) => ids.length > 0)

/** "Bulk carrier, Panamax": a later name may narrow what the first one left open, and must not contradict it. */
function narrow(names: readonly string[][]): string[] {
  const [first, ...others] = names
  if (!first) return []
  let left = first
  for (const ids of others) {
    const both = left.filter((id) => ids.includes(id))
    if (both.length === 0) return [...left, ...ids]
    left = both
  }
  return left
}

function choose(text: string, prefix: string, vocabulary: Vocabulary): { slug: string } | { problem: NameProblem } {
  const ids = narrow(listIds(text, prefix, vocabulary))
  const [id] = ids
  if (id === undefined) return { problem: 'unknown' }
  return ids.length > 1 ? { problem: 'several' } : { slug: id.slice(prefix.length) }
}

/** The parts of a title before and behind what may be between post and ship. */
const listParts = (title: string, between: RegExp): (readonly [before: string, behind: string])[] =>
  [...title.matchAll(between)]
    .slice(0, MAX_PARTINGS)
    .map((match) => [title.slice(0, match.index), title.slice(match.index + match[0].length)])

/** Where an entry names its post and its ship: the parts of the title, and the title. */
export type TitleParts = { post: string; ship: string; whole: string }

/** The title's two parts, where the first names a rank and the second a ship; else the whole title for both. */
export function splitTitle(title: string, vocabulary: Vocabulary): TitleParts {
  const whole = title.slice(0, NAMES_WITHIN)
  const names = (text: string, prefix: string): boolean => listIds(text, prefix, vocabulary).length > 0
  const fits = ([before, behind]: readonly [string, string]) => names(before, 'rank.') && names(behind, 'vessel.')
  const byWord = listParts(whole, WORDS_BETWEEN).find(fits)
  const bySign = listParts(whole, SIGNS_BETWEEN).find((parts) => fits(parts) && !names(parts[1], 'rank.'))
  const [post, ship] = byWord ?? bySign ?? [whole, whole]
  return { post, ship, whole }
}

const firstGood = <T>(texts: readonly (string | undefined)[], read: (text: string) => Found<T>): Found<T> => {
  let worst: NameProblem = 'unknown'
  for (const text of texts) {
    const reading = text ? read(text) : undefined
    if (!reading) continue
    if ('found' in reading) return reading
    if (reading.problem === 'several') worst = 'several'
  }
  return { problem: worst }
}

/** The rank that an entry is about: what a field of its own says, else the title. */
export const readRank = (title: TitleParts, field: string | undefined, vocabulary: Vocabulary): Found<Rank> =>
  firstGood([field, title.post, title.whole], (text) => {
    const chosen = choose(text, 'rank.', vocabulary)
    const rank = 'slug' in chosen ? findRank(chosen.slug) : undefined
    return rank ? { found: rank } : { problem: 'problem' in chosen ? chosen.problem : 'unknown' }
  })

/** The type of ship: from the title, else from a field of its own. */
export const readVesselType = (
  title: TitleParts,
  field: string | undefined,
  vocabulary: Vocabulary,
): Found<VesselType> =>
  firstGood([title.ship, field], (text) => {
    const chosen = choose(text, 'vessel.', vocabulary)
    const type = 'slug' in chosen ? findVesselType(chosen.slug) : undefined
    return type ? { found: type } : { problem: 'problem' in chosen ? chosen.problem : 'unknown' }
  })

/** The size class of the type that a text names, such as Aframax. */
export const readVesselClass = (type: VesselType, texts: readonly (string | undefined)[]): string | null => {
  const words = ` ${texts
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return type.classes.find((name) => words.includes(` ${name.toLowerCase()} `)) ?? null
}
