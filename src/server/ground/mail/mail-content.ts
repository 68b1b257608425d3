import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { AppIntl, MessageId } from '#src/i18n/intl.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { MailPayload } from './mail.tables.ts'

/** The parts of a mail in the recipient's language; the layout decides how they look. */
export type MailContent = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Paragraphs that were written in another language than the mail, or by people; they follow `paragraphs`. */
  written?: { language: LocaleCode; paragraphs: string[] }
  facts: { label: string; value: string }[]
  /** Listed items, each with a link. */
  entries?: { title: string; url: string; lines: string[] }[]
  after: string[]
  action: { label: string; url: string }
  closing: string
  reason: string
  /** The unsubscribe link of a mail that the recipient may decline. */
  stop?: { label: string; url: string }
  /** The language that it is in, if that is not the recipient's. */
  intl?: AppIntl
}

/** The recipient's language, and the origin of links. */
export type MailFrame = { intl: AppIntl; locale: LocaleCode; product: string; origin: string }

export const createFrame = ({ intl, product }: MailFrame, name: string | null) => ({
  greeting: name === null ? intl.t('mail.common.hello') : intl.t('mail.common.greeting', { name }),
  closing: intl.t('mail.common.closing', { product }),
  reason: intl.t('mail.common.reason'),
})

/** The address of a path of the site for the recipient. */
export const addressFor = ({ locale, origin }: MailFrame, path: string): string => origin + localizePath(locale, path)

export const createAction = (frame: MailFrame, id: MessageId, path: string): MailContent['action'] => ({
  label: frame.intl.t(id),
  url: addressFor(frame, path),
})

/** Writes a mail when it is sent; undefined if its cause no longer exists. */
export type MailWriter = (
  services: Services,
  frame: MailFrame,
  payload: MailPayload,
) => Promise<MailContent | undefined>
