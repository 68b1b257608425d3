import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { SCAN_SIDE } from '#src/contract/scan/scan.ts'
import type { CvDocument } from '#src/domain/cv/cv.ts'
import { markKept } from '#src/server/ground/file/file.repository.ts'
import type { FileRow } from '#src/server/ground/file/file.tables.ts'
import type { ReadWhole, WholeFile } from '#src/server/ground/file/file-acts.ts'
import { checkPaper, keepPaper } from '#src/server/ground/file/keep-paper.usecases.ts'
import {
  demandOneChange,
  isGuardFailure,
  isReferenceViolation,
  isUniqueViolation,
  runBatch,
} from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { scanFolder } from '#src/server/platform/file-store.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { setScanned } from '../seaman/scanned.repository.ts'
import { findSeaman, findSeamanId } from '../seaman/seaman.repository.ts'
import { demandRoom, findScan, insertScan } from './scan.repository.ts'

type Keeping = Parameters<ReadWhole>[0]

/** Returns the saved paper; undefined while it is only typed. */
export async function findPaper(
  { db, cvs }: Needs<'db' | 'cvs'>,
  seamanId: string,
  entryId: string,
): Promise<CvDocument | undefined> {
  const [seaman, kept] = [await findSeaman(db, seamanId), await cvs.get(seamanId)]
  return seaman && wholeCv(seaman, kept).documents.find(({ id }) => id === entryId)
}

async function addScan(services: Keeping, file: WholeFile, row: FileRow, seamanId: string, entryId: string) {
  const { db, clock } = services
  const paper = await findPaper(services, seamanId, entryId)
  const now = clock()
  const scan = { id: file.id, seamanId, entryId, fileId: row.id, createdAt: now, leftAt: paper ? null : now }
  await runBatch(db, [
    ...demandRoom(db, scan, row.size),
    insertScan(db, scan),
    markKept(db, row),
    ...demandOneChange(db),
    ...(paper ? [setScanned(db, seamanId, paper, now)] : []),
  ])
}

/** Stores a scan of a paper, private to its seafarer. `target` is the id of the paper, which may not be saved yet. */
export const keepScan: ReadWhole = async (services, file) => {
  const { db } = services
  const { accountId, target } = file
  const seamanId = accountId ? await findSeamanId(db, accountId) : undefined
  if (!accountId || !seamanId) throw new Failure('forbidden')
  if (!target) throw new Failure('bad-request')
  const checked = await checkPaper(services, { takes: FILE_PURPOSES.scan.takes, side: SCAN_SIDE }, file.bytes)
  const place = { accountId, purpose: 'scan', folder: scanFolder(accountId) } as const
  try {
    await addScan(services, file, await keepPaper(services, place, checked), seamanId, target)
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('scan-limit')
    if (isReferenceViolation(error)) throw new Failure('conflict')
    // A concurrent call was first.
    if (!isUniqueViolation(error) || !(await findScan(db, file.id))) throw error
  }
  return { type: checked.type, resultId: file.id }
}
