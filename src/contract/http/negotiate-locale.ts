import { parseAccept } from 'hono/utils/accept'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'

/** Characters of the header that are read. */
const MAX_LIST = 500

/** Language subtags that browsers send for a routed locale under another name. */
const ALIASES: Readonly<Record<string, LocaleCode>> = { fil: 'tl', in: 'id', cmn: 'zh' }

/** The first routed locale that the reader's list of languages asks for. */
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
