import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'

/** The language that a form names; undefined when it names none. */
export const readLocale = (text: string | undefined): LocaleCode | undefined =>
  text !== undefined && isLocaleCode(text) ? text : undefined
