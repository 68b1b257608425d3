import type { PageContext } from '#src/app/page.ts'
import { pageQuery, partOf } from '#src/app/page-query.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import type { Messages } from '#src/i18n/intl.ts'

/** Message areas of a printed CV. */
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

/** `words`: messages of the paper's language; null for the page's. */
export type PrintData = { profile: SeamanProfile | undefined; words: Messages | null | undefined }

/** The language of the paper: from the address, otherwise the page's. */
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
