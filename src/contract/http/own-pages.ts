import type { LocaleCode } from '#src/domain/locales.ts'
import { localizePath } from './addresses.ts'

/** The seafarer's pages that open offline: the CV and the pages below it. */
const OWN_PAGES = '/seaman/cv'

/** Takes a path without locale prefix. */
export const isOwnPage = (path: string): boolean => path === OWN_PAGES || path.startsWith(`${OWN_PAGES}/`)

/** Returns the service worker's scope for these pages in one language. */
export const ownPagesIn = (locale: LocaleCode): string => localizePath(locale, OWN_PAGES)
