import { findAccountKey } from '#src/server/ground/file/account-keys.ts'
import { openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { openWords } from '#src/server/work/inbox/sealed-words.ts'
import { findFilesOf } from './files.repository.ts'
import { findMessagesOf } from './messages.repository.ts'

type Copying = Needs<'db' | 'keys'>

/** Returns the files of an account's orders as table rows, with decrypted names. */
export async function collectServiceFiles(services: Copying, accountId: string): Promise<Record<string, unknown>[]> {
  const [key, found] = await Promise.all([findAccountKey(services, accountId), findFilesOf(services.db, accountId)])
  return Promise.all(
    found.map(async ({ row }) => ({
      ...{ id: row.id, order_id: row.orderId, account_id: row.accountId, file_id: row.fileId, kind: row.kind },
      name: row.name === null ? null : await openWords(key, row.id, row.name),
      ...{ created_at: row.createdAt, sent_at: row.sentAt },
    })),
  )
}

/** Returns the messages about an account's orders as table rows with decrypted words. */
export async function collectServiceMessages(services: Copying, accountId: string): Promise<Record<string, unknown>[]> {
  const [key, found] = await Promise.all([findAccountKey(services, accountId), findMessagesOf(services.db, accountId)])
  return Promise.all(
    found.map(async ({ row }) => ({
      ...{ id: row.id, order_id: row.orderId, account_id: row.accountId, side: row.side, author_id: row.authorId },
      ...{ kind: row.kind, words: await openWords(key, row.id, row.words), sent_as: row.sentAs },
      ...{ created_at: row.createdAt, read_at: row.readAt, mailed_at: row.mailedAt },
    })),
  )
}

/** Returns the files of an account's orders as lazily read files. */
export async function listServiceFiles(services: Needs<'db' | 'keys' | 'files'>, accountId: string) {
  const found = await findFilesOf(services.db, accountId)
  return found.map(({ row: { id }, type, objectKey }) => ({
    name: `files/service/${id}.${type}`,
    open: async () => (objectKey ? openPrivate(services, { accountId, objectKey }) : undefined),
  }))
}
