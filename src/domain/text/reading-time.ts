import type { LocaleCode } from '../locales.ts'

/**
 * Words a minute of adults who read a factual text in silence: Trauzettel-Klosinski and Dietz, 2012, rounded. Languages that were not
 * measured stand with their nearest relative.
 */
const WORDS: Readonly<Record<Exclude<LocaleCode, 'zh'>, number>> = {
  en: 228,
  uk: 184,
  ru: 184,
  fr: 195,
  ar: 138,
  es: 218,
  de: 179,
  tl: 180,
  hi: 160,
  pt: 181,
  id: 180,
}
const CHINESE_CHARACTERS = 255

const LINK_TARGET = /\]\([^()]*\)/g
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,/-]*/gu
const HAN = /\p{Script=Han}/gu

/** Minutes that a text in Markdown takes, at least one. Chinese is counted by its characters, everything else by words. */
export function countReadingMinutes(markdown: string, language: LocaleCode): number {
  const text = markdown.replace(LINK_TARGET, ']')
  const count = (pattern: RegExp, of = text) => of.match(pattern)?.length ?? 0
  const minutes =
    language === 'zh'
      ? count(HAN) / CHINESE_CHARACTERS + count(WORD, text.replace(HAN, ' ')) / WORDS.en
      : count(WORD) / WORDS[language]
  return Math.max(1, Math.round(minutes))
}
