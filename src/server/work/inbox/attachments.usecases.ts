import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { SCAN_SIDE } from '#src/contract/scan/scan.ts'
import { DAY } from '#src/domain/time.ts'
import { findAccountKey } from '#src/server/ground/file/account-keys.ts'
import type { OpenedPaper } from '#src/server/ground/file/answer-paper.ts'
import { discardFile, markKept } from '#src/server/ground/file/file.repository.ts'
import type { ReadWhole } from '#src/server/ground/file/file-acts.ts'
import { checkPaper, keepPaper } from '#src/server/ground/file/keep-paper.usecases.ts'
import { openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { demandOneChange, isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { attachmentFolder } from '#src/server/platform/file-store.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  deleteUnsent,
  findAttachment,
  findOrphans,
  findUnsent,
  hasAttachment,
  insertAttachment,
  listAttachments,
} from './attachments.repository.ts'
import { type Party, partyOf } from './party.ts'
import { getThread } from './read-inbox.usecases.ts'
import { openWords } from './sealed-words.ts'

const SWEPT_AT_ONCE = 100

/** Stores a picture or PDF for a message that will be sent; encrypted as the sender's. */
export const keepAttachment: ReadWhole = async (services, file) => {
  const { db, clock } = services
  const { id, accountId, session } = file
  if (!accountId) throw new Failure('forbidden')
  const { takes } = FILE_PURPOSES.attachment
  const checked = await checkPaper(services, { takes, side: SCAN_SIDE }, file.bytes)
  const place = { accountId, purpose: 'attachment', folder: attachmentFolder(accountId) } as const
  const row = await keepPaper(services, place, checked)
  try {
    await runBatch(db, [
      ...demandMember(db, partyOf(session)),
      ...insertAttachment(db, { id, accountId, fileId: row.id, createdAt: clock() }),
      markKept(db, row),
      ...demandOneChange(db),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    // A concurrent call was first.
    if (!isUniqueViolation(error) || !(await hasAttachment(db, id))) throw error
  }
  return { type: checked.type, resultId: id }
}

type Reading = Needs<'db' | 'keys' | 'files'>

/** Returns a file for people who see its thread, or for its sender before sending. Throws `not-found` otherwise. */
export async function openAttachment(services: Reading, party: Party, id: string): Promise<OpenedPaper> {
  const found = await findAttachment(services.db, id)
  if (!found?.objectKey) throw new Failure('not-found')
  const { accountId, threadId, keyOf, objectKey, type, name } = found
  if (threadId !== null) await getThread(services, party, threadId)
  else if (accountId !== party.accountId) throw new Failure('not-found')
  const bytes = await openPrivate(services, { accountId, objectKey })
  if (!bytes) throw new Failure('not-found')
  const called = name && keyOf ? await openWords(await findAccountKey(services, keyOf), id, name) : ''
  return { id, type: type === 'pdf' ? 'pdf' : 'webp', bytes, called }
}

/** Returns attachments of an account as lazily read files. */
export async function listAttachmentFiles(services: Reading, accountId: string) {
  const rows = await listAttachments(services.db, accountId)
  return rows.map(({ id, type, objectKey }) => ({
    name: `files/message/${id}.${type}`,
    open: async () => (objectKey ? openPrivate(services, { accountId, objectKey }) : undefined),
  }))
}

/** Deletes files that were not attached within a day, and those of deleted messages. */
export async function sweepAttachments({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  for (const { id, fileId } of await findUnsent(db, clock() - DAY, SWEPT_AT_ONCE)) {
    const statements = [deleteUnsent(db, id), ...demandOneChange(db), discardFile(db, fileId, clock())]
    await runBatch(db, statements).catch((error: unknown) => {
      if (!isGuardFailure(error)) throw error
    })
  }
  for (const { id } of await findOrphans(db, SWEPT_AT_ONCE)) await runBatch(db, [discardFile(db, id, clock())])
}
