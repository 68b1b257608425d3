import type { LocaleCode } from '../domain/locales.ts'

/** Languages with capital nouns. */
const WITH_CAPITAL_NOUNS: ReadonlySet<LocaleCode> = new Set(['de'])
/** Languages with capital ranks, as titles or in English. */
const WITH_CAPITAL_RANKS: ReadonlySet<LocaleCode> = new Set(['de', 'en', 'id', 'tl'])
/** A capital that only begins the name: not that of "LNG carrier", "CO₂ carrier" or "FSRU". */
const FIRST_CAPITAL = /^\p{Lu}(?=[\p{Ll}\p{M}'’ -])/u

const lowerFirst = (name: string): string => name.replace(FIRST_CAPITAL, (letter) => letter.toLocaleLowerCase())

/** Returns a vocabulary name (vessel type, fleet, level) for the middle of a text: "on bulk carrier". */
export const insideSentence = ({ code }: { code: LocaleCode }, name: string): string =>
  WITH_CAPITAL_NOUNS.has(code) ? name : lowerFirst(name)

/** Returns the name of a rank for the middle of a text. */
export const rankInside = ({ code }: { code: LocaleCode }, name: string): string =>
  WITH_CAPITAL_RANKS.has(code) ? name : lowerFirst(name)

/** Returns names for a list at the start of a text: only the first keeps its capital. */
export const namesInRow = (locale: { code: LocaleCode }, names: readonly string[]): string[] =>
  names.map((name, place) => (place === 0 ? name : insideSentence(locale, name)))
