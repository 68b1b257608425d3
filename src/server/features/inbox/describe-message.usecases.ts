import type { InboxSide } from '#src/contract/inbox.ts'
import type { InboxFile, InboxMessage } from '#src/contract/schemas/inbox.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFilesOf, type MessageRow } from './messages.repository.ts'
import { openWords } from './sealed-words.ts'

type Opened = { message: MessageRow; text: string }

/** Opens the words of messages, each with the key that belongs to it. */
export const openMessages = (rows: readonly { message: MessageRow; key: CryptoKey | undefined }[]): Promise<Opened[]> =>
  Promise.all(
    rows.map(async ({ message, key }) => ({ message, text: await openWords(key, message.id, message.words) })),
  )

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
  return opened.map(({ message, text }) => ({
    id: message.id,
    number: message.number,
    key: message.side === side ? message.sentAs : null,
    from: message.side === side ? 'self' : 'other',
    text,
    files: (byMessage.get(message.id) ?? []).map(
      ({ id, type, size }): InboxFile => ({ id, type: type === 'pdf' ? 'pdf' : 'webp', size }),
    ),
    sentAt: message.createdAt,
  }))
}
