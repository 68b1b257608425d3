import { accountPath } from '#src/contract/http/account-pages.ts'
import type { Role } from '#src/contract/http/roles.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { MailPayload } from '#src/server/ground/mail/mail.tables.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import type { SecurityNotice } from './security-notices.ts'

function listOrigin({ intl, locale }: MailFrame, { at, device, country, city }: MailPayload): MailContent['facts'] {
  const formats = createFormats(locale)
  const land = country && formats.country(String(country))
  const place = city && land ? intl.t('ui.place.text', { city: String(city), country: land }) : (land ?? city)
  return [
    { label: intl.t('mail.fact.time'), value: formats.dateTime(Number(at)) },
    ...(device ? [{ label: intl.t('mail.fact.device'), value: String(device) }] : []),
    ...(place ? [{ label: intl.t('mail.fact.place'), value: String(place) }] : []),
  ]
}

type NoticeWords = { kind: SecurityNotice['kind']; path: string }

/** Writes what has just been done with the account, and what to do if it was someone else. */
export const writeSecurityNotice = (
  frame: MailFrame,
  { kind, path }: NoticeWords,
  payload: MailPayload,
): MailContent => ({
  ...createFrame(frame, null),
  subject: frame.intl.t(`mail.${kind}.subject`),
  paragraphs: [frame.intl.t(`mail.${kind}.text`)],
  facts: listOrigin(frame, payload),
  after: [frame.intl.t(`mail.${kind}.not-you`)],
  action: createAction(frame, `mail.${kind}.action`, path),
})

export const sessionMails = {
  'new-device': async (_, frame, payload) =>
    writeSecurityNotice(frame, { kind: 'new-device', path: accountPath(payload.role as Role, 'security') }, payload),
} as const satisfies Record<string, MailWriter>
