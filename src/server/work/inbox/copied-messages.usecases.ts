import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { findAccountKeys } from '#src/server/ground/file/account-keys.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  type Copied,
  findOwnBlocks,
  findOwners,
  findOwnFiles,
  findOwnThreads,
  type Owner,
} from './copied-rows.repository.ts'
import { openMessages } from './describe-message.usecases.ts'
import { findOwnMessages, type MessageRow } from './messages.repository.ts'
import { openWords } from './sealed-words.ts'

type Copying = Needs<'db' | 'keys'>

/** Messages decrypted at a time. */
const READ_AT_ONCE = 1000

/** Merges rows that an account has on both sides, with what each side may see. */
async function collect(
  services: Copying,
  accountId: string,
  read: (owner: Owner) => Promise<Copied[]>,
): Promise<Record<string, unknown>[]> {
  const copied = new Map<string, Record<string, unknown>>()
  for (const owner of await findOwners(services.db, accountId))
    for (const { key, row } of await read(owner)) copied.set(key, { ...copied.get(key), ...row })
  return [...copied.values()]
}

// Only the organisation may know which member wrote, and only the seafarer their own account.
const toCopied = (message: MessageRow, text: string, side: InboxSide): Copied => ({
  key: message.id,
  row: {
    id: message.id,
    thread_id: message.threadId,
    ...(side === 'seaman' && { seaman_id: message.seamanId }),
    organisation_id: message.organisationId,
    number: message.number,
    side: message.side,
    ...(message.side === side && { account_id: message.accountId, sent_as: message.sentAs }),
    words: text,
    created_at: message.createdAt,
    delivered_at: message.deliveredAt,
  },
})

async function readMessages(services: Copying, owner: Owner): Promise<Copied[]> {
  const copied: Copied[] = []
  let before: string | undefined
  do {
    const rows = await findOwnMessages(services.db, owner, { before, limit: READ_AT_ONCE })
    const keys = await findAccountKeys(
      services,
      rows.map(({ keyOf }) => keyOf),
    )
    const opened = await openMessages(rows.map(({ message, keyOf }) => ({ message, key: keys.get(keyOf) })))
    copied.push(...opened.map(({ message, text }) => toCopied(message, text, owner.side)))
    before = rows.length === READ_AT_ONCE ? rows.at(-1)?.message.id : undefined
  } while (before !== undefined)
  return copied
}

/** Messages of the account's threads, decrypted. */
export const collectMessages = (services: Copying, accountId: string) =>
  collect(services, accountId, (owner) => readMessages(services, owner))

/** Threads without the other side's private columns. */
export const collectThreads = (services: Copying, accountId: string) =>
  collect(services, accountId, (owner) => findOwnThreads(services.db, owner))

/** Files that an account sent, with decrypted names. */
export async function collectFiles(services: Copying, accountId: string): Promise<Record<string, unknown>[]> {
  const rows = await findOwnFiles(services.db, accountId)
  const keys = await findAccountKeys(
    services,
    rows.flatMap(({ keyOf }) => keyOf ?? []),
  )
  return Promise.all(
    rows.map(async ({ file: { id, name, fileId, messageId, createdAt }, keyOf }) => ({
      id,
      account_id: accountId,
      file_id: fileId,
      message_id: messageId,
      created_at: createdAt,
      name: name && (await openWords(keyOf ? keys.get(keyOf) : undefined, id, name)),
    })),
  )
}

/** Blocks by the account's side. */
export const collectBlocks = (services: Copying, accountId: string) =>
  collect(services, accountId, (owner) => findOwnBlocks(services.db, owner))
