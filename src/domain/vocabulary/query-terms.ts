import type { QueryLookup, QueryTarget } from './query-lookup.ts'
import { EVERYDAY_WORDS } from './query-slang.ts'
import { normalizeQuery, type QueryToken, tokenizeQuery } from './query-tokens.ts'

/** What a query names: slugs of ranks and vessel types, and the text that is left for full-text search. */
export type QueryTerms = { ranks: string[]; vesselTypes: string[]; rest: string }

type Match = { targets: readonly QueryTarget[]; length: number }

// "ab sofort" is German for "from now on", no able seaman; anyone who writes AB means the rank.
const isEverydayWord = (token: QueryToken, locale: string | undefined): boolean =>
  locale !== undefined &&
  (EVERYDAY_WORDS[locale] ?? []).includes(token.key) &&
  (token.text.length < 2 || token.text !== token.text.toUpperCase())

const findLongest = (
  tokens: readonly QueryToken[],
  at: number,
  lookup: QueryLookup,
  locale?: string,
): Match | undefined => {
  for (let length = Math.min(lookup.longest, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length)
    const targets = lookup.phrases.get(part.map((token) => token.key).join(' '))
    const isDoubtful = length === 1 && tokens.length > 1 && isEverydayWord(part[0] as QueryToken, locale)
    if (targets && !isDoubtful) return { targets, length }
  }
  return undefined
}

// The same words may name different posts: "segundo oficial de máquinas" is the third engineer in Spanish, the second in Portuguese.
const listFittingTargets = (targets: readonly QueryTarget[], locale?: string): readonly QueryTarget[] => {
  const own = targets.filter((target) => target.locale === locale)
  return own.length > 0 ? own : targets
}

type Walk = { meanings: string[][]; rest: { start: number; end: number }[] }

/** Goes through a text, longest phrase first: what each phrase found may mean, and where the words between stand. */
const walkPhrases = (text: string, lookup: QueryLookup, locale?: string): Walk => {
  const tokens = tokenizeQuery(text)
  const walk: Walk = { meanings: [], rest: [] }
  let open = false
  for (let at = 0; at < tokens.length; ) {
    const match = findLongest(tokens, at, lookup, locale)
    if (match) {
      walk.meanings.push(listFittingTargets(match.targets, locale).map((target) => target.id))
    } else {
      const { start, end } = tokens[at] as QueryToken
      const last = walk.rest.at(-1)
      if (open && last) last.end = end
      else walk.rest.push({ start, end })
    }
    open = !match
    at += match?.length ?? 1
  }
  return walk
}

const listSlugs = (ids: ReadonlySet<string>, prefix: string): string[] =>
  [...ids].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))

/** For each name in a text, in its order, the messages (`rank.x`, `vessel.x`) that it may stand for. */
export const listMeanings = (text: string, lookup: QueryLookup, locale?: string): string[][] =>
  walkPhrases(normalizeQuery(text), lookup, locale).meanings

/**
 * Finds rank and vessel names of any of the languages in a free text, longest phrase first.
 * The reader's locale decides where a phrase means different things; without it all meanings are given.
 */
export const mapQueryTerms = (query: string, lookup: QueryLookup, locale?: string): QueryTerms => {
  const text = normalizeQuery(query)
  const { meanings, rest } = walkPhrases(text, lookup, locale)
  const ids = new Set(meanings.flat())
  return {
    ranks: listSlugs(ids, 'rank.'),
    vesselTypes: listSlugs(ids, 'vessel.'),
    rest: rest.map(({ start, end }) => text.slice(start, end)).join(' '),
  }
}
