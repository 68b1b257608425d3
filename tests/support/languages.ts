import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { IS_FULL } from './full.ts'

/** Where every language could break a layout: all in the long form; else the plain one, the one from the right, the longest words, the tallest letters. */
export const LAYOUT_LOCALES: readonly LocaleCode[] = IS_FULL ? LOCALE_CODES : ['en', 'ar', 'de', 'hi']
