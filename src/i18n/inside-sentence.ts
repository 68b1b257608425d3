import type { LocaleCode } from '../domain/locales.ts'

/** Nouns keep their capital there. */
const WITH_CAPITAL_NOUNS: ReadonlySet<LocaleCode> = new Set(['de'])
/** Ranks keep theirs: they are read as titles, or as English. */
const WITH_CAPITAL_RANKS: ReadonlySet<LocaleCode> = new Set(['de', 'en', 'id', 'tl'])
/** A capital that only begins the name: not of "LNG carrier", "CO₂ carrier" or "FSRU". */
const FIRST_CAPITAL = /^\p{Lu}(?=[\p{Ll}\p{M}'’ -])/u

const lowerFirst = (name: string): string => name.replace(FIRST_CAPITAL, (letter) => letter.toLocaleLowerCase())

/** A name of the vocabulary (a type of vessel, a fleet, a level) where it does not begin the text: "on bulk carrier". */
export const insideSentence = ({ code }: { code: LocaleCode }, name: string): string =>
  WITH_CAPITAL_NOUNS.has(code) ? name : lowerFirst(name)

/** The name of a rank where it does not begin the text. */
export const rankInside = ({ code }: { code: LocaleCode }, name: string): string =>
  WITH_CAPITAL_RANKS.has(code) ? name : lowerFirst(name)

/** Names for a list that begins a text: only the first keeps its capital. */
export const namesInRow = (locale: { code: LocaleCode }, names: readonly string[]): string[] =>
  names.map((name, place) => (place === 0 ? name : insideSentence(locale, name)))
