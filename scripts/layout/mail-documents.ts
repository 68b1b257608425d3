import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { renderMailHtml } from '#src/server/ground/mail/mail-layout.ts'
import { MAIL_SAMPLES } from '../../tests/support/mail-samples.ts'

export type MailDocument = { locale: LocaleCode; kind: string; html: string }

async function render(locale: LocaleCode): Promise<MailDocument[]> {
  const frame = { intl: await loadServerIntl(locale), locale, product: 'Gangway', origin: 'https://gangway.example' }
  return Object.entries(MAIL_SAMPLES).map(([kind, write]) => ({
    ...{ locale, kind },
    html: renderMailHtml(write(frame), frame.intl),
  }))
}

/** One mail of each kind in each language. */
export const documents: readonly MailDocument[] = (await Promise.all(LOCALE_CODES.map(render))).flat()
