import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Pair } from '../crew/first-contact.repository.ts'
import { findThreadId } from './recipients.repository.ts'
import { sealWords } from './sealed-words.ts'
import { insertAnsweringThread, insertMessage } from './send.repository.ts'

/**
 * What an organisation writes in answer to an act of a seafarer. `accountId`: the member who writes; null for a reader of the organisation's
 * mail. `seafarer`: the seafarer's account. `sentAs`: the same one is the same message.
 */
export type ActAnswer = {
  pair: Pair
  vacancyId: string | null
  accountId: string | null
  seafarer: string
  text: string
  sentAs: string
}

export type PreparedAnswer = { messageId: string; threadId: string; statements: Statement[] }

/**
 * Returns the statements that write the answer in the thread of the two, which they begin if there is none. The batch is aborted if one side
 * blocked the other or is inactive, and violates uniqueness if the thread was begun meanwhile. After it, deliver the message.
 */
export async function prepareActAnswer(
  services: Needs<'db' | 'keys' | 'clock' | 'ids'>,
  { pair, vacancyId, accountId, seafarer, text, sentAs }: ActAnswer,
): Promise<PreparedAnswer> {
  const { db, clock, ids } = services
  const now = clock()
  const known = await findThreadId(db, pair, vacancyId)
  const [threadId, id] = [known ?? ids.key(now), ids.key(now)]
  const words = await sealWords(await ensureAccountKey(services, seafarer), id, text)
  const message = { id, threadId, side: 'company' as const, accountId, sentAs, words, now }
  const begin = known ? [] : [insertAnsweringThread(db, { id: threadId, pair, vacancyId, now })]
  return { messageId: id, threadId, statements: [...begin, ...insertMessage(db, pair, message)] }
}
