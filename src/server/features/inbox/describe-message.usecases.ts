import type { InboxSide } from '#src/contract/inbox.ts'
import type { InboxFile, InboxMessage } from '#src/contract/schemas/inbox.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFilesOf, type MessageRow } from './messages.repository.ts'
import { openWords } from './sealed-words.ts'

type Sealed = { message: MessageRow; key: CryptoKey | undefined }
type Opened = Sealed & { text: string }
type FileRow = Awaited<ReturnType<typeof findFilesOf>>[number]

/** Opens the words of messages, each with the key that belongs to it. */
export const openMessages = (rows: readonly Sealed[]): Promise<Opened[]> =>
  Promise.all(
    rows.map(async ({ message, key }) => ({ message, key, text: await openWords(key, message.id, message.words) })),
  )

const describeFile = async ({ id, name, type, size }: FileRow, key: CryptoKey | undefined): Promise<InboxFile> => ({
  id,
  name: (name && (await openWords(key, id, name))) || null,
  type: type === 'pdf' ? 'pdf' : 'webp',
  size,
})

/** Messages as one side reads them, with what came with them. */
export async function describeMessages(
  { db }: Needs<'db'>,
  side: InboxSide,
  opened: readonly Opened[],
): Promise<InboxMessage[]> {
  if (opened.length === 0) return []
  const files = await findFilesOf(
    db,
    opened.map(({ message }) => message.id),
  )
  const byMessage = Map.groupBy(files, ({ messageId }) => messageId)
  return Promise.all(
    opened.map(async ({ message, key, text }) => ({
      id: message.id,
      number: message.number,
      key: message.side === side ? message.sentAs : null,
      from: message.side === side ? ('self' as const) : ('other' as const),
      text,
      files: await Promise.all((byMessage.get(message.id) ?? []).map((file) => describeFile(file, key))),
      sentAt: message.createdAt,
    })),
  )
}
