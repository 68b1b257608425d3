import * as declared from '#src/contract/mail/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findKeptLetter, findKeptLetters } from './letters/kept-letters.repository.ts'
import { findSentMail, findSentMails } from './mail.repository.ts'

const MAX_LIST = 100

// These endpoints do not exist in production.
function demandMailShown({ config }: Needs<'config'>): void {
  if (!config.showsMail) throw new Failure('not-found')
}

/** What a letter does not have, because it is not written from an account. */
const OF_LETTER = { language: '', isStranger: false, stream: 'subscribed' } as const

const listMails = implement(declared.listMails, async ({ services }) => {
  demandMailShown(services)
  const { db } = services
  const [mails, letters] = await Promise.all([findSentMails(db, MAX_LIST), findKeptLetters(db, MAX_LIST)])
  const items = [
    ...mails.map((mail) => ({ ...mail, stream: 'account' as const })),
    ...letters.map((letter) => ({ ...letter, ...OF_LETTER })),
  ]
  return { items: items.toSorted((one, other) => other.sentAt - one.sentAt).slice(0, MAX_LIST) }
})

const readMail = implement(declared.readMail, async ({ services: { db, config }, params }) => {
  demandMailShown({ config })
  const mail = await findSentMail(db, params.id)
  if (mail) {
    const { outboxId: id, ...rest } = mail
    return { id, ...rest, stream: 'account' as const }
  }
  const letter = await findKeptLetter(db, params.id)
  if (!letter) throw new Failure('not-found')
  const { letterId: id, ...rest } = letter
  return { id, ...rest, ...OF_LETTER }
})

export const mailEndpoints = [listMails, readMail]
