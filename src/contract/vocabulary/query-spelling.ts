import type { QueryLookup } from './query-lookup.ts'
import { mapQueryTerms, type QueryTerms } from './query-terms.ts'
import { normalizeQuery, type QueryToken, tokenizeQuery } from './query-tokens.ts'

/** The words of all names of ranks and vessel types, by their length. */
export type Spelling = ReadonlyMap<number, ReadonlySet<string>>

/** Shorter words are a letter away from too many others. */
const LEAST = 4
/** So many words of a query are looked at, and so many corrections of each: all is bounded, whatever is typed. */
const MAX_WORDS = 3
const MAX_CORRECTIONS = 3

export function createSpelling({ phrases }: QueryLookup): Spelling {
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')))
  const spelt = [...words].filter((word) => word.length >= LEAST - 1)
  return new Map([...Map.groupBy(spelt, ({ length }) => length)].map(([length, known]) => [length, new Set(known)]))
}

/** Whether one letter too many, too few, wrong, or two that changed places make one word the other. */
export function isOneSlip(word: string, other: string): boolean {
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  let ends = 0
  while (ends < Math.min(word.length, other.length) - start && word.at(-1 - ends) === other.at(-1 - ends)) ends += 1
  const left = word.slice(start, word.length - ends)
  const right = other.slice(start, other.length - ends)
  const hasChangedPlaces = left.length === 2 && left === `${right[1]}${right[0]}`
  return Math.max(left.length, right.length) === 1 || (right.length === 2 && hasChangedPlaces)
}

function listCorrections({ key }: QueryToken, spelling: Spelling): string[] {
  if (key.length < LEAST || spelling.get(key.length)?.has(key)) return []
  const near = [0, 1, -1].flatMap((step) => [...(spelling.get(key.length + step) ?? [])])
  return near.filter((word) => isOneSlip(key, word)).slice(0, MAX_CORRECTIONS)
}

type Slip = { token: QueryToken; corrections: string[] }

/** The text with every choice of corrections, fewer first. From the end, so that places before stay. */
const listReadings = (text: string, slips: readonly Slip[]): string[] =>
  slips.reduceRight(
    (readings, { token, corrections }) =>
      readings.flatMap((reading) => [
        reading,
        ...corrections.map((word) => reading.slice(0, token.start) + word + reading.slice(token.end)),
      ]),
    [text],
  )

const countNames = ({ ranks, vesselTypes }: QueryTerms): number => ranks.length + vesselTypes.length

/** What a query names once its slips of the pen are mended; undefined where that names no more than what was typed. */
export function correctQuery(
  query: string,
  lookup: QueryLookup,
  spelling: Spelling,
  locale?: string,
): QueryTerms | undefined {
  const text = normalizeQuery(query)
  const slips = tokenizeQuery(text)
    .map((token) => ({ token, corrections: listCorrections(token, spelling) }))
    .filter(({ corrections }) => corrections.length > 0)
    .slice(0, MAX_WORDS)
  if (slips.length === 0) return undefined
  const typed = countNames(mapQueryTerms(text, lookup, locale))
  const meant = listReadings(text, slips)
    .map((reading) => mapQueryTerms(reading, lookup, locale))
    .filter((terms) => countNames(terms) > typed)
  // What names most; of those what is nearest to what was typed.
  return meant.toSorted((one, other) => countNames(other) - countNames(one))[0]
}
