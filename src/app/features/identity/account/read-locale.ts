import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'

/** Returns the language in a form; undefined if there is none. */
export const readLocale = (text: string | undefined): LocaleCode | undefined =>
  text !== undefined && isLocaleCode(text) ? text : undefined
