import { type CompanyMessage, type CompanyMessageInput, MESSAGE_REPLIES } from '#src/contract/schemas/crewing.ts'
import { normalizeText } from '#src/contract/text.ts'
import { MAX_MESSAGE } from '#src/contract/text-limits.ts'
import { DAY, SECOND } from '#src/contract/time.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { insertKeyedAnswer } from '../idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '../idempotency/keyed-write.usecases.ts'
import { createOutboxEntry } from '../mails/outbox.usecases.ts'
import type { Session } from '../sessions/session.ts'
import type { CompanyPageRow } from './company-page.repository.ts'
import { getCompanyPageRow } from './company-page.usecases.ts'
import { demandSilence, findLastMessage, insertMessage } from './messages.repository.ts'

/** A company reads one message a day from a seafarer; the form says so. */
const PAUSE = DAY

export type Sent = { message: CompanyMessage; mails: string[] }

const checkMessage = (text: string): Text | undefined =>
  text === '' ? { id: 'field.message.missing' } : checkText(text, MAX_MESSAGE)

/** What was typed, as it is kept. Throws with messages beside the fields. */
function readMessage(input: CompanyMessageInput): { text: string; showsEmail: boolean } {
  const text = normalizeText(input.note)
  const reply = MESSAGE_REPLIES.find((known) => known === input.reply)
  const problem = checkMessage(text)
  if (problem || !reply)
    throw createFieldFailure('message', {
      ...(problem && { note: problem }),
      ...(!reply && { reply: { id: 'field.reply.missing' } }),
    })
  return { text, showsEmail: reply === 'email' }
}

const refuseHaste = (last: number, now: number): Failure =>
  new Failure('too-many-requests', { retryAfter: Math.ceil((last + PAUSE - now) / SECOND) })

/** One mail to the company and a copy to the seafarer; what they say is read when they are sent. */
function createMails(
  services: Needs<'db' | 'clock' | 'ids'>,
  company: CompanyPageRow,
  messageId: string,
  session: Session,
) {
  const recipients = [
    ['message-received', company.account_id],
    ['message-sent', session.accountId],
  ] as const
  return recipients.map(([kind, accountId]) =>
    createOutboxEntry(services, {
      cause: `${kind}:${messageId}`,
      kind,
      accountId,
      aboutAccountId: session.accountId,
      payload: { messageId },
    }),
  )
}

/** Keeps a seafarer's message and writes its mails; message, mails and the key's answer stand together or not at all. */
export async function writeToCompany(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  session: Session,
  address: { country: string; slug: string },
  input: CompanyMessageInput,
  key: string | undefined,
): Promise<Sent> {
  const { db, clock, ids, limiter } = services
  const { seamanId, accountId } = session
  if (!seamanId) throw new Failure('forbidden')
  const company = await getCompanyPageRow(services, address.country, address.slug)
  const content = readMessage(input)
  const write = createKeyedWrite(accountId, 'message', key, [company.id, content])
  const repeated = await findRepeated<CompanyMessage>(services, write)
  if (repeated) return { message: repeated, mails: [] }
  const now = clock()
  const pair = { seamanId, companyId: company.id }
  const last = await findLastMessage(db, pair)
  if (last !== null && now - last < PAUSE) throw refuseHaste(last, now)
  await limiter.take('message-account', accountId, now)
  const message: CompanyMessage = { id: ids.key(now), createdAt: now }
  const mails = createMails(services, company, message.id, session)
  try {
    await runBatch(db, [
      ...(write ? [insertKeyedAnswer(db, write, message)] : []),
      ...demandSilence(db, pair, now - PAUSE),
      insertMessage(db, { ...message, ...pair, ...content }),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    const faster = isUniqueViolation(error) ? await findRepeated<CompanyMessage>(services, write) : undefined
    if (faster) return { message: faster, mails: [] }
    throw isGuardFailure(error) ? refuseHaste(now, now) : error
  }
  return { message, mails: mails.map(({ id }) => id) }
}
