import type { QueryLookup } from '#src/domain/vocabulary/query-lookup.ts'
import { listMeanings } from '#src/domain/vocabulary/query-terms.ts'
import { findRank, type Rank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType, type VesselType } from '#src/domain/vocabulary/vessel-types.ts'

/** The phrase book of all languages, and the language of the text. */
export type Vocabulary = { lookup: QueryLookup; language: string }

export type NameProblem = 'unknown' | 'several'
type Found<T> = { found: T } | { problem: NameProblem }

/** Words between post and ship, with optional punctuation. */
const WORDS_BETWEEN = /\s(?:for|on|onboard|aboard|to|at|in|на|для|en|sur|pour|für|fuer|auf|para|em|untuk|di|sa)\s/giu
const SIGNS_BETWEEN = /\s[–—|@/-]\s|[,;|(:]/gu
/** Post and ship are at the start of a title; the rest is not searched. */
const NAMES_WITHIN = 160
/** Limit of places where a title is split: each costs a reading of the whole. */
const MAX_PARTINGS = 8

const listIds = (text: string, prefix: string, { lookup, language }: Vocabulary): string[][] =>
  listMeanings(text, lookup, language)
    .map((ids) => ids.filter((id) => id.startsWith(prefix)))
    .filter((ids) => ids.length > 0)

/** "Bulk carrier, Panamax": a later name may narrow the first one, and must not contradict it. */
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

/** Returns the parts of a title before and after a separator of post and ship. */
const listParts = (title: string, between: RegExp): (readonly [before: string, behind: string])[] =>
  [...title.matchAll(between)]
    .slice(0, MAX_PARTINGS)
    .map((match) => [title.slice(0, match.index), title.slice(match.index + match[0].length)])

/** Where an entry names post and ship: the parts of the title, and the whole. */
export type TitleParts = { post: string; ship: string; whole: string }

/** Splits a title if the first part names a rank and the second a ship; otherwise the whole title for both. */
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

/** Returns the rank of an entry: from its field, otherwise the title. */
export const readRank = (title: TitleParts, field: string | undefined, vocabulary: Vocabulary): Found<Rank> =>
  firstGood([field, title.post, title.whole], (text) => {
    const chosen = choose(text, 'rank.', vocabulary)
    const rank = 'slug' in chosen ? findRank(chosen.slug) : undefined
    return rank ? { found: rank } : { problem: 'problem' in chosen ? chosen.problem : 'unknown' }
  })

/** Returns the ship type: from the title, otherwise its field. */
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

/** Returns the size class of the type in a text, such as Aframax. */
export const readVesselClass = (type: VesselType, texts: readonly (string | undefined)[]): string | null => {
  const words = ` ${texts
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return type.classes.find((name) => words.includes(` ${name.toLowerCase()} `)) ?? null
}
