import type { InboxSide } from '#src/contract/inbox.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccountKeys } from '../files/account-keys.ts'
import { findOwnBlocks, findOwner, findOwnThreads } from './copied-rows.repository.ts'
import { openMessages } from './describe-message.usecases.ts'
import { findOwnMessages } from './messages.repository.ts'

type Rows = Promise<Record<string, unknown>[]>
type Copying = Needs<'db' | 'keys'>

/** Messages that are opened at a time. */
const READ_AT_ONCE = 1000

async function listOwners({ db }: Needs<'db'>, accountId: string): Promise<{ side: InboxSide; id: string }[]> {
  const { seamanId, companyId } = await findOwner(db, accountId)
  return [
    ...(seamanId ? [{ side: 'seaman' as const, id: seamanId }] : []),
    ...(companyId ? [{ side: 'company' as const, id: companyId }] : []),
  ]
}

/** Messages of both sides of one's own threads, their words opened. */
export async function collectMessages(services: Copying, accountId: string): Rows {
  const copied: Record<string, unknown>[] = []
  for (const owner of await listOwners(services, accountId)) {
    let before: string | undefined
    do {
      const rows = await findOwnMessages(services.db, owner, { before, limit: READ_AT_ONCE })
      const keys = await findAccountKeys(
        services,
        rows.map(({ keyOf }) => keyOf),
      )
      const opened = await openMessages(rows.map(({ message, keyOf }) => ({ message, key: keys.get(keyOf) })))
      copied.push(...opened.map(({ message, text }) => toCopied(message, text, owner)))
      before = rows.length === READ_AT_ONCE ? rows.at(-1)?.message.id : undefined
    } while (before !== undefined)
  }
  return copied
}

type Owner = { side: InboxSide; id: string }
type Message = Awaited<ReturnType<typeof findOwnMessages>>[number]['message']

const toCopied = (message: Message, text: string, { side }: Owner) => ({
  id: message.id,
  thread_id: message.threadId,
  seaman_id: side === 'seaman' ? message.seamanId : null,
  company_id: message.companyId,
  number: message.number,
  side: message.side,
  // Which member of a company wrote is the company's to know, and which account a seafarer has theirs.
  ...(message.side === side && { account_id: message.accountId, sent_as: message.sentAs }),
  words: text,
  created_at: message.createdAt,
  delivered_at: message.deliveredAt,
})

/** Threads without what the other side keeps to itself. */
export async function collectThreads(services: Copying, accountId: string): Rows {
  const copied = []
  for (const owner of await listOwners(services, accountId)) copied.push(...(await findOwnThreads(services.db, owner)))
  return copied
}

/** Whom one's own side blocked. */
export async function collectBlocks(services: Copying, accountId: string): Rows {
  const copied = []
  for (const owner of await listOwners(services, accountId)) copied.push(...(await findOwnBlocks(services.db, owner)))
  return copied
}
