import type { FirstMessageInput, MessageInput, SentMessage } from '#src/contract/inbox/schemas.ts'
import { cleanFileName } from '#src/domain/text/file-name.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import { ensureAccountKey, findAccountKey } from '#src/server/ground/file/account-keys.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Pair } from '../crew/first-contact.repository.ts'
import { findChoice } from './choices.repository.ts'
import { describeMessages, openMessages } from './describe-message.usecases.ts'
import { describeThread } from './describe-thread.usecases.ts'
import { markRead } from './marks.repository.ts'
import { findSent, type MessageRow } from './messages.repository.ts'
import type { Party } from './party.ts'
import { getThread } from './read-inbox.usecases.ts'
import { findRecipientPair, type RecipientPair } from './recipient.usecases.ts'
import { findThreadId, mayBegin } from './recipients.repository.ts'
import { sealWords } from './sealed-words.ts'
import { attachFiles, insertMessage, insertThread } from './send.repository.ts'
import { findSeafarerAccount } from './sides.repository.ts'
import { countUnread } from './threads.repository.ts'

type Writing = Needs<'db' | 'keys' | 'clock' | 'ids' | 'limiter'>
type Written = SentMessage & { isNew: boolean }

/** Returns the normalised input. Throws messages for its fields. */
function readMessage({ text: typed, files, names, key, seen }: MessageInput) {
  const text = normalizeText(typed)
  const problem = text === '' && files.length === 0 ? { id: 'field.message.missing' } : checkText(text, MAX_INBOX_TEXT)
  if (problem) throw createFieldFailure('message', { text: problem })
  const named = new Map(files.map((id, place) => [id, cleanFileName(names[place] ?? '')]))
  return { text, files: [...named], sentAs: key, seen: seen ?? Number.MAX_SAFE_INTEGER }
}

type Content = ReturnType<typeof readMessage>

async function answer(services: Writing, party: Party, message: MessageRow, isNew: boolean): Promise<Written> {
  const row = await getThread(services, party, message.threadId)
  const key = await findAccountKey(services, row.seaman_account_id)
  const [described] = await describeMessages(services, party.side, await openMessages([{ message, key }]))
  if (!described) throw new Failure('not-found')
  const [thread, unread] = await Promise.all([describeThread(services, party, row), countUnread(services.db, party)])
  return { thread, message: described, unread, isNew }
}

type Place = { threadId: string; pair: Pair; seafarer: string }

/** Stores a message; `before` starts its thread. An answer marks the thread as read up to `seen`. */
async function keep(services: Writing, party: Party, place: Place, content: Content, before: Statement[] = []) {
  const { db, clock, ids } = services
  const { threadId, pair, seafarer } = place
  const { accountId, side } = party
  const now = clock()
  const id = ids.key(now)
  const sealing = await ensureAccountKey(services, seafarer)
  const words = await sealWords(sealing, id, content.text)
  const files = await Promise.all(
    content.files.map(async ([file, name]) => ({ id: file, name: name ? await sealWords(sealing, file, name) : null })),
  )
  const message = { id, threadId, side, accountId, sentAs: content.sentAs, words, now }
  const { readMarks: isShown } = await findChoice(db, accountId)
  await runBatch(db, [
    ...recordAct(services, party, 'message-sent', threadId),
    ...before,
    ...insertMessage(db, pair, message),
    ...attachFiles(db, message, files),
    markRead(db, { threadId, side, number: content.seen, isShown, now }),
  ])
}

const isThere = ({ db }: Needs<'db'>, party: Party, threadId: string, { sentAs }: Content) =>
  findSent(db, { threadId, side: party.side, sentAs })

async function keepAndAnswer(
  services: Writing,
  party: Party,
  place: Place,
  content: Content,
  before?: Statement[],
): Promise<Written> {
  try {
    await keep(services, party, place, content, before)
  } catch (error) {
    const faster = await isThere(services, party, place.threadId, content)
    if (faster) return answer(services, party, faster, false)
    // Blocked or inactive meanwhile, or a file was deleted: the page reloads to find out.
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  const sent = await isThere(services, party, place.threadId, content)
  if (!sent) throw new Failure('not-found')
  return answer(services, party, sent, true)
}

/** Writes in a thread; the same key twice is one message. Throws `may-not-write`, and `conflict` for a file that cannot be sent. */
export async function write(services: Writing, party: Party, threadId: string, input: MessageInput): Promise<Written> {
  const content = readMessage(input)
  const row = await getThread(services, party, threadId)
  const known = await isThere(services, party, threadId, content)
  if (known) return answer(services, party, known, false)
  if (row.blockedBySeaman + row.blockedByCompany > 0 || row.areActive === 0) throw new Failure('may-not-write')
  await services.limiter.take('inbox-account', party.accountId, services.clock())
  const pair = { seamanId: row.seaman_id, organisationId: row.organisation_id, toCard: row.to_card === 1 }
  return keepAndAnswer(services, party, { threadId, pair, seafarer: row.seaman_account_id }, content)
}

async function begin(
  services: Writing,
  party: Party,
  { pair, vacancyId }: RecipientPair,
  content: Content,
): Promise<Written> {
  const { db, clock, ids, limiter } = services
  const now = clock()
  // Rejected messages count too: the rejection reveals something about the recipient.
  await limiter.take('inbox-first-account', party.accountId, now)
  const seafarer = await findSeafarerAccount(db, pair.seamanId)
  if (!seafarer || !(await mayBegin(db, party.side, pair))) throw new Failure('may-not-write')
  const id = ids.key(now)
  return keepAndAnswer(
    services,
    party,
    { threadId: id, pair, seafarer },
    content,
    insertThread(db, party.side, { id, pair, vacancyId, now }),
  )
}

/**
 * Writes to a recipient; continues an existing thread. Throws `not-found` for unknown recipients, `may-not-write` for those who accept no
 * first message.
 */
export async function writeFirst(services: Writing, party: Party, input: FirstMessageInput): Promise<Written> {
  // A new thread was not read, even if the other side started one meanwhile.
  const content = readMessage({ ...input, seen: 0 })
  const meant = await findRecipientPair(services, party, input.to, input.vacancyId)
  const threadId = await findThreadId(services.db, meant.pair, meant.vacancyId)
  if (threadId) return write(services, party, threadId, { ...input, seen: 0 })
  try {
    return await begin(services, party, meant, content)
  } catch (error) {
    // A message of either side started it meanwhile.
    const begun = isUniqueViolation(error) && (await findThreadId(services.db, meant.pair, meant.vacancyId))
    if (!begun) throw error
    return write(services, party, begun, { ...input, seen: 0 })
  }
}
