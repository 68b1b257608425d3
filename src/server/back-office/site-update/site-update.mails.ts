import type { UpdateKind } from '#src/contract/site-update/list.ts'
import { getLocale, isLocaleCode } from '#src/domain/locales.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import {
  addressFor,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findTexts, findUpdate, pickText } from './site-update.repository.ts'
import type { SiteUpdateText } from './site-update.tables.ts'

type Written = { kind: UpdateKind; path: string; text: SiteUpdateText }

/** Blank lines separate paragraphs. */
const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/)

/** An update in the reader's language, or in English, which the mail then says. */
export function writeUpdate(frame: MailFrame, { kind, path, text }: Written): MailContent {
  const { intl, locale, product } = frame
  const isTranslated = text.language === locale
  const language = createFormats(locale).language(text.language)
  return {
    ...createFrame(frame, null),
    subject: text.subject,
    paragraphs: isTranslated ? [] : [intl.t('mail.update.language', { language })],
    written: { language: text.language, paragraphs: paragraphsOf(text.body) },
    facts: [],
    after: [],
    action: { label: intl.t('mail.update.action', { product }), url: addressFor(frame, path) },
    reason: intl.t(kind === 'tech_updates' ? 'mail.update.tech-reason' : 'mail.update.product-reason', { product }),
  }
}

/** A frame in another language: a trial is read as its readers get it. */
async function frameIn(frame: MailFrame, language: unknown): Promise<MailFrame> {
  const asked = String(language ?? '')
  if (!isLocaleCode(asked) || asked === frame.locale) return frame
  return { ...frame, locale: getLocale(asked).code, intl: await loadServerIntl(asked) }
}

/** None if it was stopped; a trial, whose payload names a language, is also written of a draft. */
const update: MailWriter = async ({ db }, recipient, { updateId, language }) => {
  const [found, texts] = await Promise.all([findUpdate(db, String(updateId)), findTexts(db, String(updateId))])
  const frame = await frameIn(recipient, language)
  const text = pickText(texts, frame.locale)
  if (!found || !text || found.stoppedAt !== null) return undefined
  return writeUpdate(frame, { ...found, text })
}

export const siteUpdateMails = { 'product-update': update, 'tech-update': update } as const satisfies Record<
  string,
  MailWriter
>
