import type { MailPayload } from '#src/server/ground/mail/mail.tables.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'

/** Writes what changed about passkeys, and what to do if it was someone else. */
export function writePasskeyNotice(frame: MailFrame, { act, name }: MailPayload): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t(`mail.passkey-notice.${act}-subject`),
    paragraphs: [intl.t(`mail.passkey-notice.${act}`)],
    facts: name ? [{ label: intl.t('mail.passkey-notice.name'), value: String(name) }] : [],
    after: [intl.t('mail.passkey-notice.not-you')],
    action: createAction(frame, 'mail.passkey-notice.action', '/auth/redirect'),
  }
}

export const passkeyMails = {
  'passkey-notice': async (_, frame, payload) => writePasskeyNotice(frame, payload),
} as const satisfies Record<string, MailWriter>
