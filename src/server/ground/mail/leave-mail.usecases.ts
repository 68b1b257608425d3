import { type Mail, MailRefused } from '#src/server/platform/mail/mailer.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { digestRecipient } from './letters/letter.ts'
import { sendLetter } from './letters/send-letter.usecases.ts'
import { isSuppressed } from './letters/suppressions.repository.ts'
import { claimMail, failMail, forgetRecipient, keepSentMail, releaseMail } from './mail.repository.ts'
import type { outboxTable } from './mail.tables.ts'
import type { Admitted } from './mail-classes.ts'
import { streamOf } from './streams.ts'

type Outbox = typeof outboxTable.$inferSelect

/** A written mail with its row. */
type Written = { outbox: Outbox; language: string; mail: Mail }

type Leaving = Needs<'db' | 'clock' | 'keys' | 'mailers' | 'jobQueue'>

/** The source of letters that are mails of the outbox. */
export const OUTBOX_SOURCE = 'mail'

async function keepMail({ db, clock }: Needs<'db' | 'clock'>, { outbox, language, mail }: Written): Promise<void> {
  const { to, subject, text, html } = mail
  await keepSentMail(db, { outboxId: outbox.id, recipient: to, language, subject, text, html, sentAt: clock() })
}

/** Claims the mail before sending, so that a second message cannot send it again; releases it if sending fails. */
async function deliverMail({ db, clock, mailers }: Needs<'db' | 'clock' | 'mailers'>, id: string, mail: Mail) {
  if (!(await claimMail(db, id, clock()))) return
  try {
    await mailers.account.deliver(mail)
  } catch (error) {
    await releaseMail(db, id, String(error).slice(0, 300))
    throw error
  }
}

const isRefusedRecipient = (error: unknown): boolean => error instanceof MailRefused && error.refusal === 'suppressed'

/** Sends by the stream `account`. False if its provider refuses the recipient. */
async function deliverOnce(services: Needs<'db' | 'clock' | 'mailers'>, id: string, mail: Mail): Promise<boolean> {
  try {
    await deliverMail(services, id, mail)
    return true
  } catch (error) {
    if (!isRefusedRecipient(error)) throw error
    return false
  }
}

async function leaveByAccount(services: Leaving, written: Written): Promise<void> {
  const { db, clock, mailers } = services
  const { id, accountId } = written.outbox
  const address = { stream: 'account', addressDigest: digestRecipient(services, written.mail.to), scope: null } as const
  if (await isSuppressed(db, address, clock())) return void (await failMail(db, id))
  if (mailers.account.keeps) await keepMail(services, written)
  else if (!(await deliverOnce(services, id, written.mail))) return void (await failMail(db, id))
  if (!mailers.account.keeps || accountId !== null) await forgetRecipient(db, id)
}

/** Sends a mail as a letter. Where it must wait, its row does too, and the schedule brings it again. */
async function leaveBySubscribed(services: Leaving, { outbox: { id }, mail }: Written): Promise<void> {
  const { to, stopAt, subject, text, html } = mail
  if (!stopAt) throw new Error('a mail of the stream subscribed needs an address at which it can be stopped')
  const letter = { id, to, scope: null, source: OUTBOX_SOURCE, mail: { subject, text, html, stopAt } }
  const { state } = await sendLetter(services, letter)
  if (state === 'later') return
  if (state === 'suppressed') return void (await failMail(services.db, id))
  await claimMail(services.db, id, services.clock())
  await forgetRecipient(services.db, id)
}

/** Sends a written mail by its stream, or stores it where none leaves the machine. A failure does not count for the recipient’s limit. */
export async function leaveMail(services: Leaving, written: Written, admitted: Admitted): Promise<void> {
  try {
    await (streamOf(written.outbox) === 'subscribed'
      ? leaveBySubscribed(services, written)
      : leaveByAccount(services, written))
  } catch (error) {
    await admitted.forgive()
    throw error
  }
}
