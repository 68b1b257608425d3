import { isLocaleCode, type LocaleCode } from './locales.ts'

/** Language subtags that browsers send for a routed locale under another name. */
const ALIASES: Readonly<Record<string, LocaleCode>> = { fil: 'tl', in: 'id', cmn: 'zh' }

/** The first routed locale that the reader's list of languages asks for. */
export function negotiateLocale(acceptLanguage: string | null | undefined): LocaleCode | undefined {
  if (!acceptLanguage) return undefined
  const wishes = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((wish, index) => ({ ...readWish(wish), index }))
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  for (const { language } of wishes) {
    if (isLocaleCode(language)) return language
    if (Object.hasOwn(ALIASES, language)) return ALIASES[language]
  }
  return undefined
}

function readWish(wish: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
  const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
  const value = weight ? Number(weight.slice(2)) : 1
  return { language: tag.trim().split('-')[0] ?? '', weight: Number.isFinite(value) ? value : 0 }
}
