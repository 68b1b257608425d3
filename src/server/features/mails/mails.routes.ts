import { z } from 'zod'
import { defineEndpoint } from '../../http/endpoint.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { findSentMail, findSentMails } from './mails.repository.ts'

const TAG = 'Development'
const LIST_LIMIT = 100

const mailLineSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  language: z.string(),
  subject: z.string(),
  sentAt: z.int(),
})
const mailListSchema = z.object({ items: z.array(mailLineSchema) })
const mailSchema = mailLineSchema.extend({ replyTo: z.string().nullable(), text: z.string(), html: z.string() })

// In production these addresses do not exist.
function demandMailShown({ config }: Services): void {
  if (!config.showsMail) throw new Failure('not-found')
}

const listMails = defineEndpoint(
  {
    method: 'get',
    path: '/server/dev/mail',
    tag: TAG,
    summary: 'Mails kept on this machine, newest first; only where DEV_MAIL is on',
    who: 'anyone',
    answer: mailListSchema,
    errors: ['not-found'],
  },
  async ({ services }) => {
    demandMailShown(services)
    return { items: await findSentMails(services.db, LIST_LIMIT) }
  },
)

const readMail = defineEndpoint(
  {
    method: 'get',
    path: '/server/dev/mail/{id}',
    tag: TAG,
    summary: 'One kept mail; only where DEV_MAIL is on',
    who: 'anyone',
    params: z.object({ id: z.string().max(36) }),
    answer: mailSchema,
    errors: ['not-found'],
  },
  async ({ services, params }) => {
    demandMailShown(services)
    const mail = await findSentMail(services.db, params.id)
    if (!mail) throw new Failure('not-found')
    const { outboxId, ...rest } = mail
    return { id: outboxId, ...rest }
  },
)

export const mailEndpoints = [listMails, readMail]
