import { COPY_HOURS } from '#src/contract/data-right/data-right.ts'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { insertFile } from '#src/server/ground/file/file.repository.ts'
import { keepPrivate, openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import { messageOf } from '#src/server/ground/job/job.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { copyFolder } from '#src/server/platform/file-store.ts'
import type { PersonalData } from '#src/server/platform/personal-data.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createCopySecret } from './copy-secret.ts'
import {
  countAttempt,
  deleteExport,
  type ExportRow,
  findExport,
  findLastExport,
  findOpenExport,
  findOver,
  findWaiting,
  insertExport,
  markFailed,
  markReady,
} from './exports.repository.ts'
import { packCopy } from './pack-copy.ts'

const MAX_ATTEMPTS = 5
/** After this long a copy is handed to the queue again. */
const QUEUED_FOR = 5 * MINUTE
const HANDED_OVER = 100
/** Its subject is the id of the copy. */
export const MAKE_COPY = 'make-copy'

/** Starts a copy of everything; one that is being made already is enough. */
export async function requestExport(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'jobQueue'>,
  session: Session,
): Promise<void> {
  const { db, clock, ids, limiter, jobQueue } = services
  const accountId = session.accountId
  const now = clock()
  if ((await findLastExport(db, accountId))?.status === 'waiting') return
  await limiter.take('export-account', accountId, now)
  const id = ids.key(now)
  try {
    await runBatch(db, [
      insertExport(db, { id, accountId, now }),
      ...demandOneChange(db),
      createSecurityEvent(services, { kind: 'copy-requested', accountId }),
    ])
  } catch (error) {
    if (isGuardFailure(error)) return
    throw error
  }
  await jobQueue.send('jobs', [messageOf(MAKE_COPY, id)])
}

/** The same for every try, so that no file is left behind, and unguessable. */
const nameFile = ({ keys }: Needs<'keys'>, { id, accountId }: ExportRow): string =>
  `${copyFolder(accountId)}${keys['copy-file'].sign(id)}.zip`

/** Creates the copy and writes the mail with its link. Idempotent. Throws if it should be retried. */
export async function makeExport(
  services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'keys' | 'jobQueue' | 'pictures' | 'files' | 'config'>,
  registry: PersonalData,
  id: string,
): Promise<void> {
  const { db, clock } = services
  const row = await findExport(db, id)
  if (row?.status !== 'waiting') return
  await countAttempt(db, id)
  const { accountId } = row
  const copy = await packCopy(services, registry, accountId)
  const now = clock()
  const key = nameFile(services, row)
  const expiresAt = now + COPY_HOURS * HOUR
  const place = { id, accountId, objectKey: key }
  const kept = await keepPrivate(services, { ...place, purpose: 'copy', type: 'zip', expiresAt }, copy)
  const secretHash = hashText(createCopySecret(services, id))
  const mail = createOutboxEntry(services, {
    cause: `copy-ready:${id}`,
    kind: 'copy-ready',
    accountId,
    payload: { exportId: id, expiresAt },
  })
  try {
    await runBatch(db, [
      markReady(db, { id, secretHash, key, size: copy.byteLength, now, expiresAt }),
      ...demandOneChange(db),
      insertFile(db, kept),
      mail.statement,
    ])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    // Created by another run, given up, or the account was erased: then nothing else would remove the file.
    if ((await findExport(db, id))?.objectKey !== key) await services.files.remove([key])
    return
  }
  await sendMails(services, [mail.id])
}

/** Returns the copy behind a link, without scans, to its owner only. Throws `not-found`. */
export async function openExport(
  services: Needs<'db' | 'clock' | 'files' | 'keys'>,
  session: Session,
  secret: string,
): Promise<Uint8Array> {
  const { accountId } = session
  const found = await findOpenExport(services.db, { secretHash: hashText(secret), accountId, now: services.clock() })
  const objectKey = found?.objectKey
  if (!objectKey) throw new Failure('not-found')
  const copy = await openPrivate(services, { accountId, objectKey })
  if (!copy) throw new Failure('not-found')
  return copy
}

/** Hands waiting copies to the queue again, gives up those that fail every time, and takes away those whose time is over. */
export async function maintainExports({
  db,
  clock,
  files,
  jobQueue,
}: Needs<'db' | 'clock' | 'jobQueue' | 'files'>): Promise<void> {
  const now = clock()
  for (const { id, attempts } of await findWaiting(db, now - QUEUED_FOR, HANDED_OVER)) {
    if (attempts < MAX_ATTEMPTS) await jobQueue.send('jobs', [messageOf(MAKE_COPY, id)])
    else await markFailed(db, id)
  }
  for (const { id, objectKey } of await findOver(db, now, HANDED_OVER)) {
    if (objectKey) await files.remove([objectKey])
    await deleteExport(db, id)
  }
}
