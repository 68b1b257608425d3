import type { LocaleCode } from '#src/domain/locales.ts'

/** Texts that rightly have an avoided word: language, id of the message or path of the file, concept, and the reason. At most 60. */
export const TERM_EXCEPTIONS: readonly (readonly [LocaleCode, string, string, string])[] = [
  ['tl', 'agency-form.page.title', 'application', 'the agency’s own sheet is an application form'],
  ['tl', 'error-page.view.home', 'page', '“home page” is a fixed expression'],
  ['tl', 'page.link.home', 'page', '“home page” is a fixed expression'],
]
