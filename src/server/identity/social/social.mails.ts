import type { MailPayload } from '#src/server/ground/mail/mail.tables.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'

type Words = { subject: string; text: string; more?: string[] }

/** A sign-in method was added or removed: its owner must be notified. */
const writeChange = (frame: MailFrame, { subject, text, more = [] }: Words): MailContent => ({
  ...createFrame(frame, null),
  subject,
  paragraphs: [text, ...more],
  facts: [],
  after: [frame.intl.t('mail.social.not-you')],
  action: createAction(frame, 'mail.social.action', '/auth/redirect'),
})

const valuesOf = ({ product }: MailFrame, { provider }: MailPayload) => ({ provider: String(provider), product })

export const writeSocialLinked = (frame: MailFrame, payload: MailPayload): MailContent =>
  writeChange(frame, {
    subject: frame.intl.t('mail.social.linked-subject', valuesOf(frame, payload)),
    text: frame.intl.t('mail.social.linked-text', valuesOf(frame, payload)),
    more: payload.dropped === 1 ? [frame.intl.t('mail.social.password-dropped', valuesOf(frame, payload))] : [],
  })

export const writeSocialUnlinked = (frame: MailFrame, payload: MailPayload): MailContent =>
  writeChange(frame, {
    subject: frame.intl.t('mail.social.unlinked-subject', valuesOf(frame, payload)),
    text: frame.intl.t('mail.social.unlinked-text', valuesOf(frame, payload)),
  })

export const socialMails = {
  'social-linked': async (_, frame, payload) => writeSocialLinked(frame, payload),
  'social-unlinked': async (_, frame, payload) => writeSocialUnlinked(frame, payload),
} as const satisfies Record<string, MailWriter>
