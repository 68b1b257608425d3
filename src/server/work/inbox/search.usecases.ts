import { FOUND_PAGE, SEARCHED_AT_ONCE } from '#src/contract/inbox/inbox.ts'
import type { InboxSearch } from '#src/contract/inbox/schemas.ts'
import { findAccountKeys } from '#src/server/ground/file/account-keys.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { describeMessages, openFileNames, openMessages } from './describe-message.usecases.ts'
import { describeThreads } from './describe-thread.usecases.ts'
import { findOwnMessages } from './messages.repository.ts'
import type { Party } from './party.ts'
import { foldWords, hasWords } from './search-words.ts'
import { findThread, type ThreadRow } from './threads.repository.ts'

/** Decrypted in batches, so that a step that finds enough early stops. */
const OPENED_TOGETHER = 500

type Found = Awaited<ReturnType<typeof openMessages>>

/** Returns a page of messages in a step whose text or file names contain all words, and where the next step continues. */
async function look(services: Needs<'db' | 'keys'>, party: Party, words: readonly string[], start: string | undefined) {
  const found: Found = []
  let [before, searched, isEnd] = [start, 0, false]
  while (!isEnd && searched < SEARCHED_AT_ONCE && found.length < FOUND_PAGE) {
    const rows = await findOwnMessages(services.db, party, { before, limit: OPENED_TOGETHER })
    const keys = await findAccountKeys(
      services,
      rows.map(({ keyOf }) => keyOf),
    )
    const opened = await openMessages(rows.map(({ message, keyOf }) => ({ message, key: keys.get(keyOf) })))
    const names = await openFileNames(services, opened)
    for (const one of opened) {
      if (found.length === FOUND_PAGE) break
      before = one.message.id
      searched += 1
      if (hasWords([one.text, ...(names.get(one.message.id) ?? [])].join('\n'), words)) found.push(one)
    }
    isEnd = rows.length < OPENED_TOGETHER && before === rows.at(-1)?.message.id
    if (rows.length === 0) isEnd = true
  }
  return { found, searched, next: isEnd ? null : (before ?? null) }
}

/** Searches messages for all words, in any order and case, latest first: as many as one step decrypts. */
export async function searchMessages(
  services: Needs<'db' | 'keys' | 'clock' | 'limiter'>,
  party: Party,
  { q, before }: { q: string; before?: string | undefined },
): Promise<InboxSearch> {
  const { db, clock, limiter } = services
  const words = foldWords(q)
  if (words.length === 0) return { items: [], searched: 0, next: null }
  await limiter.take('inbox-search-account', party.accountId, clock())
  const { found, searched, next } = await look(services, party, words, before)
  const ids = [...new Set(found.map(({ message }) => message.threadId))]
  const rows = (await Promise.all(ids.map((id) => findThread(db, party, id)))).filter((row): row is ThreadRow => !!row)
  const others = new Map((await describeThreads(services, party, rows)).map(({ id, other }) => [id, other]))
  const messages = await describeMessages(services, party.side, found)
  const items = found.flatMap(({ message }, index) => {
    const [other, described] = [others.get(message.threadId), messages[index]]
    return other && described ? [{ threadId: message.threadId, other, message: described }] : []
  })
  return { items, searched, next }
}
