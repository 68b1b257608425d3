import { parseAccept } from 'hono/utils/accept'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'

/** Longer headers are cut. */
const MAX_LIST = 500

/** Language subtags that browsers send for a routed locale. */
const ALIASES: Readonly<Record<string, LocaleCode>> = { fil: 'tl', in: 'id', cmn: 'zh' }

/** Returns the first routed locale in the reader's list of languages. */
export function negotiateLocale(acceptLanguage: string | null | undefined): LocaleCode | undefined {
  if (!acceptLanguage) return undefined
  const wishes = parseAccept(acceptLanguage.slice(0, MAX_LIST)).filter(({ q }) => q > 0)
  for (const { type } of wishes) {
    const language = type.toLowerCase().split('-')[0] ?? ''
    if (isLocaleCode(language)) return language
    if (Object.hasOwn(ALIASES, language)) return ALIASES[language]
  }
  return undefined
}
