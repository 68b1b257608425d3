import * as declared from '#src/contract/mail/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findSentMail, findSentMails } from './mail.repository.ts'

const MAX_LIST = 100

// These endpoints do not exist in production.
function demandMailShown({ config }: Needs<'config'>): void {
  if (!config.showsMail) throw new Failure('not-found')
}

const listMails = implement(declared.listMails, async ({ services }) => {
  demandMailShown(services)
  return { items: await findSentMails(services.db, MAX_LIST) }
})

const readMail = implement(declared.readMail, async ({ services, params }) => {
  demandMailShown(services)
  const mail = await findSentMail(services.db, params.id)
  if (!mail) throw new Failure('not-found')
  const { outboxId, ...rest } = mail
  return { id: outboxId, ...rest }
})

export const mailEndpoints = [listMails, readMail]
