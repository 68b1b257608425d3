import type { QueryLookup, QueryTarget } from './query-lookup.ts'
import { EVERYDAY_WORDS } from './query-slang.ts'
import { normalizeQuery, type QueryToken, tokenizeQuery } from './query-tokens.ts'

/** What a query names: slugs of ranks and vessel types, and the text that is left for full-text search. */
export type QueryTerms = { ranks: string[]; vesselTypes: string[]; rest: string }

type Match = { targets: readonly QueryTarget[]; length: number }

// "ab sofort" is German for "from now on", no able seaman; whoever writes AB means the rank.
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
const listMeant = (targets: readonly QueryTarget[], locale?: string): readonly QueryTarget[] => {
  const own = targets.filter((target) => target.locale === locale)
  return own.length > 0 ? own : targets
}

const listSlugs = (ids: ReadonlySet<string>, prefix: string): string[] =>
  [...ids].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))

/**
 * Finds rank and vessel names of any of the languages in a free text, longest phrase first.
 * The reader's locale decides where a phrase means different things; without it all meanings are given.
 */
export const mapQueryTerms = (query: string, lookup: QueryLookup, locale?: string): QueryTerms => {
  const text = normalizeQuery(query)
  const tokens = tokenizeQuery(text)
  const ids = new Set<string>()
  const rest: { start: number; end: number }[] = []
  let open = false
  for (let at = 0; at < tokens.length; ) {
    const match = findLongest(tokens, at, lookup, locale)
    if (match) {
      for (const target of listMeant(match.targets, locale)) ids.add(target.id)
    } else {
      const { start, end } = tokens[at] as QueryToken
      const last = rest.at(-1)
      if (open && last) last.end = end
      else rest.push({ start, end })
    }
    open = !match
    at += match?.length ?? 1
  }
  return {
    ranks: listSlugs(ids, 'rank.'),
    vesselTypes: listSlugs(ids, 'vessel.'),
    rest: rest.map(({ start, end }) => text.slice(start, end)).join(' '),
  }
}
