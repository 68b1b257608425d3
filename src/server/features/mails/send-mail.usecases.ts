import { isWanted } from '../../../contract/notifications.ts'
import { loadIntl } from '../../../i18n/load.ts'
import { MINUTE } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { sendCopyReady } from '../rights/copy-mail.usecases.ts'
import { writeErasureRequested } from '../rights/rights-mails.ts'
import { findNotificationSettings } from '../settings/settings.repository.ts'
import { CREDENTIAL_WRITERS, writeWelcome } from './credential-mails.ts'
import { admitMail } from './mail-classes.ts'
import {
  type MailContent,
  type MailFrame,
  writeApplicationReceived,
  writeApplicationSent,
  writeMessageReceived,
  writeMessageSent,
} from './mail-content.ts'
import { findApplicationFacts, findMessageFacts } from './mail-facts.repository.ts'
import { renderMailHtml, renderMailText } from './mail-layout.ts'
import { claimMail, failMail, findWaitingIds, findWaitingMail, keepSentMail, releaseMail } from './mails.repository.ts'
import type { MailKind, MailPayload } from './mails.tables.ts'
import { sendMails } from './outbox.usecases.ts'
import { writePasskeyNotice } from './passkey-mail.ts'
import { writeSocialLinked, writeSocialUnlinked } from './social-mails.ts'

const RESEND_AFTER = 2 * MINUTE
const RESEND_LIMIT = 500

type Writer = (services: Services, frame: MailFrame, payload: MailPayload) => Promise<MailContent | undefined>

const aboutApplication =
  (write: typeof writeApplicationSent): Writer =>
  async ({ db }, frame, payload) => {
    const facts = await findApplicationFacts(db, String(payload.applicationId))
    return facts ? write(frame, facts) : undefined
  }

const aboutMessage =
  (write: typeof writeMessageSent): Writer =>
  async ({ db }, frame, payload) => {
    const facts = await findMessageFacts(db, String(payload.messageId))
    return facts ? write(frame, facts) : undefined
  }

const WRITERS: Record<MailKind, Writer> = {
  'passkey-notice': async (_, frame, payload) => writePasskeyNotice(frame, payload),
  welcome: writeWelcome,
  ...CREDENTIAL_WRITERS,
  'application-received': aboutApplication(writeApplicationReceived),
  'application-sent': aboutApplication(writeApplicationSent),
  'message-received': aboutMessage(writeMessageReceived),
  'message-sent': aboutMessage(writeMessageSent),
  'copy-ready': sendCopyReady,
  'erasure-requested': async (_, frame, { eraseAt }) => writeErasureRequested(frame, Number(eraseAt)),
  'social-linked': async (_, frame, payload) => writeSocialLinked(frame, payload),
  'social-unlinked': async (_, frame, payload) => writeSocialUnlinked(frame, payload),
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

/** The mail in the recipient's language; undefined when its cause is gone. */
async function writeMail(services: Services, { outbox, recipient }: Waiting): Promise<Mail | undefined> {
  const { productName, origins } = services.config
  const intl = await loadIntl(recipient.language)
  const frame = {
    intl,
    locale: recipient.language,
    product: productName,
    origin: origins[0] ?? '',
  }
  const content = await WRITERS[outbox.kind](services, frame, outbox.payload)
  if (!content) return undefined
  return {
    to: content.to ?? recipient.email,
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject: content.subject,
    text: renderMailText(content),
    html: renderMailHtml(content, intl),
  }
}

/** Whether the recipient chose not to get such mails; asked when it is sent, so that the last choice counts. */
async function isDeclined({ db }: Services, { outbox }: Waiting): Promise<boolean> {
  const { notification, accountId } = outbox
  return notification !== null && !isWanted(notification, await findNotificationSettings(db, accountId))
}

async function keepMail({ db, clock }: Services, id: string, language: string, mail: Mail): Promise<void> {
  const { to, ...texts } = mail
  await keepSentMail(db, { outboxId: id, recipient: to, language, ...texts, sentAt: clock() })
}

/** Takes the mail before it leaves, so that a second message cannot send it again; gives it back when sending failed. */
async function deliverMail({ db, clock, mailer }: Services, id: string, mail: Mail): Promise<void> {
  if (!(await claimMail(db, id, clock()))) return
  try {
    await mailer.deliver(mail)
  } catch (error) {
    await releaseMail(db, id, String(error).slice(0, 300))
    throw error
  }
}

/** Sends one written mail, once; does nothing when it was sent already. Throws when it should be tried again. */
export async function sendMail(services: Services, outboxId: string): Promise<void> {
  const waiting = await findWaitingMail(services.db, outboxId)
  if (!waiting) return
  const mail = (await isDeclined(services, waiting)) ? undefined : await writeMail(services, waiting)
  const admitted = mail && (await admitMail(services, waiting.outbox.kind, mail.to))
  if (!mail || !admitted) await failMail(services.db, outboxId)
  else if (services.mailer.keeps) await keepMail(services, outboxId, waiting.recipient.language, mail)
  else {
    try {
      await deliverMail(services, outboxId, mail)
    } catch (error) {
      await admitted.forgive()
      throw error
    }
  }
}

/** The queue gave up on this mail. */
export const giveUpMail = async ({ db }: Services, outboxId: string): Promise<void> => {
  await failMail(db, outboxId)
}

/** Hands mails that wait too long to the queue again; sending them twice is not possible. */
export async function resendWaitingMails(services: Services): Promise<number> {
  const rows = await findWaitingIds(services.db, services.clock() - RESEND_AFTER, RESEND_LIMIT)
  await sendMails(
    services,
    rows.map(({ id }) => id),
  )
  return rows.length
}
