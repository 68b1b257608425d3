import { sendMails, sendReleased } from '#src/server/ground/mail/outbox.usecases.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { closeSockets } from '../session/devices.usecases.ts'

/** What an act on addresses and passwords gives that opens no session: the mails it wrote, whose sessions it ended and whose address it confirmed; mails then go with those that waited. */
export type CredentialAct = { mails: string[]; ended?: string; confirmed?: string }

/** Answers that it is done; mails are handed over and open pages closed once the answer has left. */
export function answerCredentialAct(c: AppContext, { mails, ended, confirmed }: CredentialAct): { done: true } {
  const services = c.get('services')
  defer(c, confirmed === undefined ? sendMails(services, mails) : sendReleased(services, confirmed))
  if (ended !== undefined) defer(c, closeSockets(services, ended))
  return { done: true }
}
