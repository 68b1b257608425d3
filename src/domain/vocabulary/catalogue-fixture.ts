import { readFileSync } from 'node:fs'
import { LOCALE_CODES } from '../locales.ts'

export type Labels = Record<string, string>

/** The messages of one catalogue as they lie on disk, for tests. */
export const readLabels = (locale: string, area: string): Labels =>
  JSON.parse(readFileSync(new URL(`../../../locales/${locale}/${area}.json`, import.meta.url), 'utf8')) as Labels

/** Ranks and vessel types of all locales, as `createQueryLookup` wants them. */
export const readQueryLabels = (): Record<string, Labels> =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, { ...readLabels(locale, 'rank'), ...readLabels(locale, 'vessel') }]),
  )
