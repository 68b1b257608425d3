import type { LocaleCode } from '#src/domain/locales.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'

const SCRIPTS: readonly (readonly [script: RegExp, language: LocaleCode])[] = [
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
]

/** Letters that only Ukrainian has, and those that only Russian has. */
const UKRAINIAN = /[іїєґ]/giu
const RUSSIAN = /[ыэъё]/giu

/** Small words that are frequent in one language and rare in others. */
const WORDS: Partial<Record<LocaleCode, string>> = {
  en: 'the and of with for is are you our we on will to from be at least or join must have required vessel experience contract',
  fr: 'le la les des une et est avec pour dans sur vous nous du au aux navire experience bon exige salaire a bord',
  es: 'el los las una y con para en es por del se al buque experiencia buen nivel barco requiere a bordo sueldo',
  de: 'der die das und mit fur ist wir sie auf ein eine im zu den schiff erfahrung gute bord heuer werden',
  pt: 'o os as uma e com para em do da dos das ao na no nao navio experiencia bom nivel tripulacao contrato embarcar',
  id: 'dan yang untuk dengan di kapal pengalaman kontrak gaji akan dari pada kami anda harus memiliki minimal',
  tl: 'ang ng sa mga at na para may ay kami ikaw barko sahod kontrata karanasan dapat po',
}

const SMALL_WORDS = new Map(
  Object.entries(WORDS).map(([language, words]) => [language as LocaleCode, new Set(words.split(' '))]),
)
const MIN_HITS = 2

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function detectScript(text: string): LocaleCode | undefined {
  const letters = count(text, /\p{L}/gu)
  const found = SCRIPTS.find(([script]) => count(text, script) * 3 > letters)
  if (found?.[1] !== 'ru') return found?.[1]
  return count(text, UKRAINIAN) > count(text, RUSSIAN) ? 'uk' : 'ru'
}

function detectByWords(text: string): LocaleCode | undefined {
  const words = foldText(text).match(/\p{L}+/gu) ?? []
  let best: { language: LocaleCode; hits: number } | undefined
  for (const [language, known] of SMALL_WORDS) {
    const hits = words.filter((word) => known.has(word)).length
    if (hits >= MIN_HITS && hits > (best?.hits ?? 0)) best = { language, hits }
  }
  return best?.language
}

/** Returns the language of a text; `hint` if it is unclear. */
export const detectLanguage = (text: string, hint: LocaleCode = 'en'): LocaleCode =>
  detectScript(text) ?? detectByWords(text) ?? hint
