import { MESSAGES_PAGE, THREADS_PAGE } from '#src/contract/inbox/inbox.ts'
import type { InboxList, InboxMessages } from '#src/contract/inbox/schemas.ts'
import { findAccountKey } from '#src/server/ground/file/account-keys.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { describeMessages, openMessages } from './describe-message.usecases.ts'
import { describeThread, describeThreads } from './describe-thread.usecases.ts'
import { findMessages } from './messages.repository.ts'
import type { Party } from './party.ts'
import { findThread, findThreads, type ThreadRow } from './threads.repository.ts'

type Reading = Needs<'db' | 'keys' | 'clock'>

type ThreadsAsked = { before?: number | undefined; unread?: 'yes' | undefined; limit?: number }

/** Threads of a side, latest message first. */
export async function listThreads(
  services: Reading,
  party: Pick<Party, 'side' | 'id' | 'accountId'>,
  { before = Number.MAX_SAFE_INTEGER, unread: only, limit = THREADS_PAGE }: ThreadsAsked,
): Promise<InboxList> {
  const page = { before, onlyUnread: only === 'yes', limit: limit + 1 }
  const { rows, unread, change } = await findThreads(services.db, party, page)
  const shown = rows.slice(0, limit)
  return {
    items: await describeThreads(services, party, shown),
    next: rows.length > limit ? (shown.at(-1)?.position ?? null) : null,
    unread,
    change,
  }
}

/** Returns a thread of the caller's side; throws `not-found` otherwise. */
export async function getThread({ db }: Needs<'db'>, party: Party, id: string): Promise<ThreadRow> {
  const row = await findThread(db, party, id)
  if (!row) throw new Failure('not-found')
  return row
}

/** Returns a thread with a page of its messages, earliest first. */
export async function readThread(
  services: Reading,
  party: Party,
  id: string,
  range: { before?: number | undefined; after?: number | undefined },
): Promise<InboxMessages> {
  const row = await getThread(services, party, id)
  const [found, key] = await Promise.all([
    findMessages(services.db, id, { ...range, limit: MESSAGES_PAGE + 1 }),
    findAccountKey(services, row.seaman_account_id),
  ])
  const hasMore = found.length > MESSAGES_PAGE
  // One more than fits was read, at the end where the list continues.
  const fits = !hasMore ? found : range.after === undefined ? found.slice(1) : found.slice(0, MESSAGES_PAGE)
  const opened = await openMessages(fits.map((message) => ({ message, key })))
  return {
    thread: await describeThread(services, party, row),
    items: await describeMessages(services, party.side, opened),
    hasMore,
  }
}
