import type { FileType } from '#src/contract/file/file-types.ts'
import type { Scans } from '#src/contract/scan/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { discardFile } from '#src/server/ground/file/file.repository.ts'
import { openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { dropScanned, setScanned } from '../seaman/scanned.repository.ts'
import { findPaper } from './keep-scan.usecases.ts'
import { deleteScan, findLeftScans, findScan, hasScan, listScanRows, returnScan } from './scan.repository.ts'
import type { ScanRow } from './scan.tables.ts'

/** A paper may return with a previous version of the CV; versions are kept this long. */
const STAYS_FOR = 30 * DAY
const SWEPT_AT_ONCE = 100

/** Returns a seafarer's scans without their content. */
export async function listScans({ db }: Needs<'db'>, seamanId: string): Promise<Scans> {
  const rows = await listScanRows(db, seamanId)
  return {
    items: rows.map(({ scan, file }) => ({
      id: scan.id,
      entryId: scan.entryId,
      type: file.type === 'pdf' ? 'pdf' : 'webp',
      size: file.size,
      addedAt: scan.createdAt,
    })),
    bytes: rows.reduce((sum, { file }) => sum + file.size, 0),
  }
}

export const listOwnScans = (services: Needs<'db'>, session: Session): Promise<Scans> =>
  listScans(services, seamanOf(session))

/** Returns a seafarer's scans as lazily read files. */
export async function listScanFiles(services: Needs<'db' | 'keys' | 'files'>, seamanId: string) {
  const rows = await listScanRows(services.db, seamanId)
  return rows.map(({ scan: { id }, file: { accountId, objectKey, type } }) => ({
    name: `files/scan/${id}.${type}`,
    open: async () => (accountId && objectKey ? openPrivate(services, { accountId, objectKey }) : undefined),
  }))
}

export type OpenedScan = { id: string; seamanId: string; entryId: string; type: FileType; bytes: Uint8Array }

/** Returns a stored scan. The caller checks access: `whose` is the required owner. Throws `not-found`. */
export async function openScan(
  services: Needs<'db' | 'keys' | 'files'>,
  id: string,
  whose: string,
): Promise<OpenedScan> {
  const found = await findScan(services.db, id)
  if (!found || found.scan.seamanId !== whose) throw new Failure('not-found')
  const { accountId, objectKey, type } = found.file
  const bytes = accountId && objectKey ? await openPrivate(services, { accountId, objectKey }) : undefined
  if (!bytes) throw new Failure('not-found')
  const { entryId, seamanId } = found.scan
  return { id, seamanId, entryId, type: type === 'pdf' ? 'pdf' : 'webp', bytes }
}

export const openOwnScan = (services: Needs<'db' | 'keys' | 'files'>, session: Session, id: string) =>
  openScan(services, id, seamanOf(session))

const removal = ({ db, clock }: Needs<'db' | 'clock'>, { id, fileId, seamanId, entryId }: ScanRow) => [
  deleteScan(db, id),
  ...demandOneChange(db),
  discardFile(db, fileId, clock()),
  dropScanned(db, seamanId, entryId),
]

/** Deletes a scan. The mark of its paper ends with the last one. */
export async function removeScan(services: Needs<'db' | 'clock'>, session: Session, id: string): Promise<Scans> {
  const { db } = services
  const seamanId = seamanOf(session)
  const found = await findScan(db, id)
  if (found?.scan.seamanId !== seamanId) throw new Failure('not-found')
  try {
    await runBatch(db, [...demandOpenSession(db, session), ...removal(services, found.scan)])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    throw new Failure('not-found')
  }
  return listScans(services, seamanId)
}

/** Records the seafarer's statement that the scans show the current data of the paper. */
export async function affirmScans(
  services: Needs<'db' | 'cvs' | 'clock'>,
  session: Session,
  entryId: string,
): Promise<Scans> {
  const { db, clock } = services
  const seamanId = seamanOf(session)
  const paper = await findPaper(services, seamanId, entryId)
  if (!paper || !(await hasScan(db, seamanId, entryId))) throw new Failure('not-found')
  await runBatch(db, [...demandOpenSession(db, session), setScanned(db, seamanId, paper, clock())])
  return listScans(services, seamanId)
}

/** Deletes scans whose paper was removed long ago. Checks again: it may have been saved while its scan arrived. */
export async function sweepLeftScans(services: Needs<'db' | 'cvs' | 'clock'>): Promise<void> {
  const { db, clock } = services
  for (const scan of await findLeftScans(db, clock() - STAYS_FOR, SWEPT_AT_ONCE)) {
    const isBack = await findPaper(services, scan.seamanId, scan.entryId)
    await runBatch(db, isBack ? [returnScan(db, scan.id)] : removal(services, scan)).catch((error: unknown) => {
      if (!isGuardFailure(error)) throw error
    })
  }
}
