import { companyPath } from '#src/contract/addresses.ts'
import { createAction, createFrame, type MailContent, type MailFrame, type MailWriter } from '../mails/mail-content.ts'
import { findMessageFacts, type MessageFacts } from './mail-facts.repository.ts'

const nameOf = ({ firstname, surname }: Pick<MessageFacts, 'firstname' | 'surname'>): string =>
  `${firstname} ${surname}`

/** To the company: what a seafarer wrote, and whether it may answer to their address. */
export function writeMessageReceived(frame: MailFrame, facts: MessageFacts): MailContent {
  const { intl } = frame
  const name = nameOf(facts)
  const email = facts.showsEmail ? facts.email : null
  return {
    ...createFrame(frame, facts.company),
    ...(email && { replyTo: email }),
    subject: intl.t('mail.message-received.subject', { name }),
    paragraphs: [intl.t('mail.message-received.text', { name })],
    facts: [
      { label: intl.t('mail.fact.message'), value: facts.text },
      ...(email ? [{ label: intl.t('mail.fact.email'), value: email }] : []),
    ],
    after: [intl.t(email ? 'mail.message-received.answer' : 'mail.message-received.no-answer')],
    action: createAction(frame, 'mail.message-received.action', companyPath(facts)),
  }
}

/** To the seafarer: a copy that nobody else gets. */
export function writeMessageSent(frame: MailFrame, facts: MessageFacts): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, nameOf(facts)),
    subject: intl.t('mail.message-sent.subject', { company: facts.company }),
    paragraphs: [intl.t('mail.message-sent.text', { company: facts.company })],
    facts: [{ label: intl.t('mail.fact.message'), value: facts.text }],
    after: [
      intl.t(facts.showsEmail ? 'mail.message-sent.answer' : 'mail.message-sent.no-answer'),
      intl.t('mail.message-sent.free'),
    ],
    action: createAction(frame, 'mail.message-sent.action', companyPath(facts)),
  }
}

const aboutMessage =
  (write: (frame: MailFrame, facts: MessageFacts) => MailContent): MailWriter =>
  async ({ db }, frame, payload) => {
    const facts = await findMessageFacts(db, String(payload.messageId))
    return facts ? write(frame, facts) : undefined
  }

export const crewingMails = {
  'message-received': aboutMessage(writeMessageReceived),
  'message-sent': aboutMessage(writeMessageSent),
} as const satisfies Record<string, MailWriter>
