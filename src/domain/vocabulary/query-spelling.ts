import { countEdits } from '../text/count-edits.ts'
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
const MAX_COMPLETIONS = 2
/** Words this long may have two slips, behind a right first letter. */
const LEAST_FOR_TWO = 8

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

const listKnown = (spelling: Spelling, lengths: readonly number[]): string[] =>
  lengths.flatMap((length) => [...(spelling.get(length) ?? [])])

function listTwoSlips(key: string, spelling: Spelling): string[] {
  if (key.length < LEAST_FOR_TWO) return []
  const near = listKnown(
    spelling,
    [0, 1, -1, 2, -2].map((step) => key.length + step),
  )
  return near.filter((word) => word[0] === key[0] && countEdits(key, word) <= 2)
}

/** Words that begin with what was typed, as an abbreviation without a full stop does; the shortest first. */
function listCompletions(key: string, spelling: Spelling): string[] {
  const lengths = [...spelling.keys()].filter((length) => length > key.length).toSorted((one, other) => one - other)
  return listKnown(spelling, lengths).filter((word) => word.startsWith(key))
}

function listCorrections({ key }: QueryToken, spelling: Spelling): string[] {
  if (key.length < LEAST || spelling.get(key.length)?.has(key)) return []
  const near = listKnown(
    spelling,
    [0, 1, -1].map((step) => key.length + step),
  )
  const once = near.filter((word) => isOneSlip(key, word))
  const slips = once.length > 0 ? once : listTwoSlips(key, spelling)
  return [...new Set([...slips.slice(0, MAX_CORRECTIONS), ...listCompletions(key, spelling).slice(0, MAX_COMPLETIONS)])]
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

const countLeft = ({ rest }: QueryTerms): number => tokenizeQuery(rest).length
const countNames = ({ ranks, vesselTypes }: QueryTerms): number => ranks.length + vesselTypes.length

/** What a query names once its slips of the pen are mended; undefined where that leaves as many words without a meaning. */
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
  const left = countLeft(mapQueryTerms(text, lookup, locale))
  const meant = listReadings(text, slips)
    .map((reading) => mapQueryTerms(reading, lookup, locale))
    .filter((terms) => countNames(terms) > 0 && countLeft(terms) < left)
  // What leaves the fewest words; of those what is one name and not several; of those what is nearest to what was typed.
  return meant.toSorted((one, other) => countLeft(one) - countLeft(other) || countNames(one) - countNames(other))[0]
}
