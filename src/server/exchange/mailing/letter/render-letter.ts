import type { LocaleCode } from '#src/domain/locales.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { renderMailHtml, renderMailText } from '#src/server/ground/mail/mail-layout.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { oneClickPath } from './stop-paths.ts'
import { type WrittenLetter, writeLetter } from './write-letter.ts'

export type RenderedLetter = { subject: string; text: string; html: string; stopAt: string }

/** Returns a letter as it is sent. The same letter in the same language has the same bytes. */
export async function renderLetter(
  { config }: Needs<'config'>,
  letter: WrittenLetter,
  locale: LocaleCode,
): Promise<RenderedLetter> {
  const intl = await loadServerIntl(locale)
  const origin = config.origins[0] ?? ''
  const content = writeLetter({ intl, locale, product: config.productName, origin }, letter)
  return {
    subject: content.subject,
    text: renderMailText(content),
    html: renderMailHtml(content, intl),
    stopAt: origin + oneClickPath(letter.stopId),
  }
}
