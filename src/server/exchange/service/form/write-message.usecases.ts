import { TALKING_STATES } from '#src/domain/service/form-service.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { notifyPages, notifyWaiting } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { sealWords } from '#src/server/work/inbox/sealed-words.ts'
import type { FoundPart } from '../services.repository.ts'
import { demandUnchangedPart } from './files.repository.ts'
import type { ServiceMessageRow } from './form.tables.ts'
import { hasMessage, insertServiceMessage, readUntil } from './messages.repository.ts'
import { getOwnPart } from './read-form.usecases.ts'

/** Returns a text as it is stored. Throws a message beside the field `text` of the group. */
export function readWords(typed: string, group: 'message' | 'correction'): string {
  const text = normalizeText(typed)
  const problem = text === '' ? { id: 'field.message.missing' } : checkText(text, MAX_INBOX_TEXT)
  if (problem) throw createFieldFailure(group, { text: problem })
  return text
}

type Written = Pick<ServiceMessageRow, 'side' | 'authorId' | 'kind' | 'sentAs'> & { text: string }

/** Returns the statements that store a message of a part, encrypted with the key of the seafarer. A query itself would run when it is awaited. */
export async function sealMessage(
  services: Needs<'db' | 'keys' | 'clock' | 'ids'>,
  { id: orderId, accountId }: FoundPart['part'],
  { text, ...written }: Written,
): Promise<Statement[]> {
  const { db, clock, ids } = services
  const now = clock()
  const id = ids.key(now)
  const words = await sealWords(await ensureAccountKey(services, accountId), id, text)
  return [insertServiceMessage(db, { id, orderId, accountId, words, createdAt: now, ...written })]
}

type Writing = Needs<'db' | 'keys' | 'clock' | 'ids' | 'live'>

/** Notifies the open pages of both sides of a part. */
export async function notifySides(services: Needs<'live'>, { accountId, assigneeId }: FoundPart['part']) {
  await notifyPages(services, assigneeId ? [accountId, assigneeId] : [accountId], { kind: 'service' })
  await notifyWaiting(services, [accountId])
}

/** Stores a message; the same key twice is one. Throws `conflict` if nobody fulfils the part, or it has ended. */
export async function storeMessage(
  services: Writing,
  { part }: FoundPart,
  message: Written,
  before: readonly Statement[],
): Promise<void> {
  const { db } = services
  const same = { orderId: part.id, side: message.side, sentAs: message.sentAs }
  if (await hasMessage(db, same)) return
  if (part.assigneeId === null || !TALKING_STATES.includes(part.state)) throw new Failure('conflict')
  try {
    await runBatch(db, [...before, ...demandUnchangedPart(db, part), ...(await sealMessage(services, part, message))])
  } catch (error) {
    if (isUniqueViolation(error) && (await hasMessage(db, same))) return
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  await notifySides(services, part)
}

/** Writes to the person who fulfils a part. Returns the id of the order. */
export async function writeToPerson(
  services: Writing & Needs<'limiter'>,
  session: Session,
  id: string,
  input: { key: string; text: string },
): Promise<string> {
  const { db, clock, limiter } = services
  const text = readWords(input.text, 'message')
  const found = await getOwnPart(services, session, id)
  await limiter.take('inbox-account', session.accountId, clock())
  const { accountId } = session
  const message = { side: 'seaman', authorId: null, kind: 'message', sentAs: input.key, text } as const
  await storeMessage(services, found, message, [
    ...demandMember(db, session),
    readUntil(db, { orderId: id, accountId }, clock()),
  ])
  return found.part.groupId
}

/** Marks what the team wrote about a part as read. Messages of other people's orders are not changed. */
export async function markServiceRead(
  services: Needs<'db' | 'clock' | 'live'>,
  session: Session,
  orderId: string,
  last: string,
): Promise<void> {
  const { db, clock } = services
  const { accountId } = session
  await runBatch(db, [...demandMember(db, session), readUntil(db, { orderId, accountId, last }, clock())])
  await notifyWaiting(services, [accountId])
}
