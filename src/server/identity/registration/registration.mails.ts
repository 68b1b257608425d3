import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { credentialMails } from '../credential/credential.mails.ts'

/** For an address that the provider has confirmed. */
const writeVerifiedWelcome = (frame: MailFrame): MailContent => ({
  ...createFrame(frame, null),
  subject: frame.intl.t('mail.welcome.subject', { product: frame.product }),
  paragraphs: [frame.intl.t('mail.welcome.ready')],
  facts: [],
  after: [frame.intl.t('mail.welcome.free')],
  action: createAction(frame, 'mail.social.action', '/auth/select-role'),
})

/** The first mail of an account: what is free, and the link to confirm the address. */
export const writeWelcome = ({ intl, product }: MailFrame, verification: MailContent): MailContent => ({
  ...verification,
  subject: intl.t('mail.welcome.subject', { product }),
  paragraphs: [intl.t('mail.welcome.ready'), intl.t('mail.verify-email.text')],
  after: [intl.t('mail.welcome.free')],
})

const welcome: MailWriter = async (services, frame, payload) => {
  if (!payload.linkId) return writeVerifiedWelcome(frame)
  const verification = await credentialMails['verify-email'](services, frame, payload)
  return verification && writeWelcome(frame, verification)
}

export const registrationMails = { welcome } as const satisfies Record<string, MailWriter>
