import { type AppContext, defer } from '../../http/context.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { closeSockets } from '../sessions/devices.usecases.ts'

/** What a use case gives that opens no session: the mails it wrote, and whose sessions it ended. */
export type Done = { mails: string[]; ended?: string }

/** Answers; mails are handed over and open pages closed once the answer has left. */
export function answerDone(c: AppContext, { mails, ended }: Done): { done: true } {
  const services = c.get('services')
  defer(c, sendMails(services, mails))
  if (ended !== undefined) defer(c, closeSockets(services, ended))
  return { done: true }
}
