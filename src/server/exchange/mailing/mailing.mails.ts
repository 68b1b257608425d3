import { isLocaleCode } from '#src/domain/locales.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { MailContent, MailFrame, MailWriter } from '#src/server/ground/mail/mail-content.ts'
import { findOwnLetter } from './letter/own-letter.usecases.ts'
import { type WrittenLetter, writeLetter } from './letter/write-letter.ts'
import { endedMails } from './report/mailing-ended.ts'

/** The letter that agencies get, to the person who sends it, in the language of the letter. */
export async function writeOwnLetter(
  { product, origin }: Pick<MailFrame, 'product' | 'origin'>,
  letter: WrittenLetter,
  language: unknown,
): Promise<MailContent> {
  const locale = typeof language === 'string' && isLocaleCode(language) ? language : 'en'
  const intl = await loadServerIntl(locale)
  return { ...writeLetter({ intl, locale, product, origin }, letter), intl }
}

const ownLetter: MailWriter = async (services, frame, { accountId, mailing, language }) => {
  const own = { accountId: String(accountId), mailing: mailing === null ? null : String(mailing) }
  const letter = await findOwnLetter(services, own)
  return letter && writeOwnLetter(frame, letter, language)
}

export const mailingMails = { 'mailing-letter': ownLetter, ...endedMails } as const satisfies Record<string, MailWriter>
