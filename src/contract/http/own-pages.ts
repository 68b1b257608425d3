import type { LocaleCode } from '#src/domain/locales.ts'
import { localizePath } from './addresses.ts'

/** The seafarer's own pages, which open offline: the CV and what is below it. */
const OWN_PAGES = '/seaman/cv'

/** Of a path without locale prefix. */
export const isOwnPage = (path: string): boolean => path === OWN_PAGES || path.startsWith(`${OWN_PAGES}/`)

/** What a browser's worker for these pages answers for, in one language. */
export const ownPagesIn = (locale: LocaleCode): string => localizePath(locale, OWN_PAGES)
