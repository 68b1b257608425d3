import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import type { InboxFile, InboxMessage } from '#src/contract/inbox/schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFilesOf, type MessageRow } from './messages.repository.ts'
import { openWords } from './sealed-words.ts'

type Sealed = { message: MessageRow; key: CryptoKey | undefined }
type Opened = Sealed & { text: string }
type FileRow = Awaited<ReturnType<typeof findFilesOf>>[number]

/** Decrypts messages, each with its key. */
export const openMessages = (rows: readonly Sealed[]): Promise<Opened[]> =>
  Promise.all(
    rows.map(async ({ message, key }) => ({ message, key, text: await openWords(key, message.id, message.words) })),
  )

const openFileName = async ({ id, name }: FileRow, key: CryptoKey | undefined): Promise<string | null> =>
  (name && (await openWords(key, id, name))) || null

/** Returns file names by message. */
export async function openFileNames(
  { db }: Needs<'db'>,
  opened: readonly Opened[],
): Promise<ReadonlyMap<string, string[]>> {
  const keys = new Map(opened.map(({ message, key }) => [message.id, key]))
  const names = new Map<string, string[]>()
  for (const file of await findFilesOf(db, [...keys.keys()])) {
    const { messageId } = file
    const name = messageId && (await openFileName(file, keys.get(messageId)))
    if (name) names.set(messageId, [...(names.get(messageId) ?? []), name])
  }
  return names
}

const describeFile = async (file: FileRow, key: CryptoKey | undefined): Promise<InboxFile> => ({
  id: file.id,
  name: await openFileName(file, key),
  type: file.type === 'pdf' ? 'pdf' : 'webp',
  size: file.size,
})

/** Returns messages for one side, with their files. */
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
