import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { AppIntl, MessageId } from '#src/i18n/intl.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { MailPayload } from './mail.tables.ts'

/** A mail in parts, in the recipient's language; how it looks is decided by its layout. */
export type MailContent = {
  subject: string
  greeting: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  /** Things that it lists, each with a page of its own. */
  entries?: { title: string; url: string; lines: string[] }[]
  after: string[]
  action: { label: string; url: string }
  closing: string
  reason: string
  /** Where such mails are stopped, in one that someone may decline. */
  stop?: { label: string; url: string }
}

/** Whom it speaks to: their language, and where its links lead. */
export type MailFrame = { intl: AppIntl; locale: LocaleCode; product: string; origin: string }

export const createFrame = ({ intl, product }: MailFrame, name: string | null) => ({
  greeting: name === null ? intl.t('mail.common.hello') : intl.t('mail.common.greeting', { name }),
  closing: intl.t('mail.common.closing', { product }),
  reason: intl.t('mail.common.reason'),
})

/** Where a path of the site is for the recipient. */
export const addressFor = ({ locale, origin }: MailFrame, path: string): string => origin + localizePath(locale, path)

export const createAction = (frame: MailFrame, id: MessageId, path: string): MailContent['action'] => ({
  label: frame.intl.t(id),
  url: addressFor(frame, path),
})

/** Writes a kind of mail when it is sent; nothing when its cause is gone. */
export type MailWriter = (
  services: Services,
  frame: MailFrame,
  payload: MailPayload,
) => Promise<MailContent | undefined>
