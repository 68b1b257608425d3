import type { PageContext } from '#src/app/page.ts'
import { pageQuery, partOf } from '#src/app/page-query.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import type { Messages } from '#src/i18n/intl.ts'

/** Areas of messages that a CV on paper speaks in. */
const PAPER_WORDS = [
  'certificate',
  'cv',
  'paper',
  'place',
  'rank',
  'sea-service',
  'seaman',
  'ui',
  'vessel',
  'vocabulary',
]

/** `words`: those of the paper's language; null where it is that of the page. */
export type PrintData = { profile: SeamanProfile | undefined; words: Messages | null | undefined }

/** The language of the paper: the page's, unless the address names another. */
export const languageOf = ({ search, locale }: Pick<PageContext, 'search' | 'locale'>): LocaleCode =>
  search.in && isLocaleCode(search.in) ? search.in : locale

export const printQueries = (ctx: PageContext) => {
  const language = languageOf(ctx)
  return {
    profile: partOf(seamanProfile(ctx)),
    words: partOf(
      pageQuery(ctx, ['paper-words', language], async () =>
        language === ctx.locale ? null : ctx.loadWords(language, PAPER_WORDS),
      ),
    ),
  }
}
