import { sendMails, sendReleased } from '#src/server/ground/mail/outbox.usecases.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { closeSockets } from '../session/devices.usecases.ts'

/**
 * The result of a credential change that opens no session: queued mails, the account whose sessions ended, and the account whose address was
 * confirmed, which releases its held mails.
 */
export type CredentialAct = { mails: string[]; ended?: string; confirmed?: string }

/** Answers that the change is done; after the answer, mails are queued and open pages closed. */
export function answerCredentialAct(c: AppContext, { mails, ended, confirmed }: CredentialAct): { done: true } {
  const services = c.get('services')
  defer(c, confirmed === undefined ? sendMails(services, mails) : sendReleased(services, confirmed))
  if (ended !== undefined) defer(c, closeSockets(services, ended))
  return { done: true }
}
