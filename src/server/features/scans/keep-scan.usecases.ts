import type { CvDocument } from '#src/contract/cv/cv.ts'
import type { FileType } from '#src/contract/file-types.ts'
import { FILE_PURPOSES } from '#src/contract/files.ts'
import { SCAN_SIDE } from '#src/contract/scans.ts'
import { DAY } from '#src/contract/time.ts'
import {
  demandOneChange,
  isGuardFailure,
  isReferenceViolation,
  isUniqueViolation,
  runBatch,
} from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { findFileType } from '#src/server/platform/file-signature.ts'
import { scanFolder } from '#src/server/platform/file-store.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { drawPicture } from '../files/draw-picture.ts'
import type { ReadWhole, WholeFile } from '../files/file-acts.ts'
import { insertFile, markKept } from '../files/files.repository.ts'
import type { FileRow } from '../files/files.tables.ts'
import { keepPrivate } from '../files/private-files.usecases.ts'
import { isActivePdf } from '../files/reading/active-pdf.ts'
import type { Bytes } from '../files/reading/parts.ts'
import { isPdf } from '../files/reading/pdf.ts'
import { setScanned } from '../seamen/scanned.repository.ts'
import { findSeaman, findSeamanId } from '../seamen/seamen.repository.ts'
import { wholeCv } from '../seamen/whole-cv.ts'
import { demandRoom, findScan, insertScan } from './scans.repository.ts'

type Keeping = Parameters<ReadWhole>[0]
type Checked = { type: FileType; kept: FileType; bytes: Uint8Array }

/** Pictures are drawn anew, without what a camera wrote into them; a PDF stays as its issuer signed it. */
async function check(services: Keeping, bytes: Bytes): Promise<Checked> {
  const type = findFileType(bytes)
  if (!type || !FILE_PURPOSES.scan.takes.includes(type)) throw new Failure('file-type-refused')
  if (type === 'pdf') {
    if (!isPdf(bytes)) throw new Failure('file-type-refused')
    if (isActivePdf(bytes)) throw new Failure('pdf-refused')
    return { type, kept: type, bytes }
  }
  const { picture } = await drawPicture(services, { takes: FILE_PURPOSES.scan.takes, side: SCAN_SIDE }, bytes)
  return { type, kept: 'webp', bytes: picture }
}

/** The paper as it is saved; undefined while it is only typed. */
export async function findPaper(
  { db, cvs }: Needs<'db' | 'cvs'>,
  seamanId: string,
  entryId: string,
): Promise<CvDocument | undefined> {
  const [seaman, kept] = [await findSeaman(db, seamanId), await cvs.get(seamanId)]
  return seaman && wholeCv(seaman, kept).documents.find(({ id }) => id === entryId)
}

/** Its row is there before the file is, so that whatever a broken run leaves is found and swept. */
async function keepFile(services: Keeping, accountId: string, { kept, bytes }: Checked): Promise<FileRow> {
  const { db, clock, ids } = services
  const id = ids.publicId()
  const place = { id, accountId, purpose: 'scan', objectKey: `${scanFolder(accountId)}${id}` } as const
  const coming = { companyId: null, size: bytes.byteLength, digest: '', pictureKey: null, resultId: null }
  const until = clock() + DAY
  await runBatch(db, [
    insertFile(db, { ...place, ...coming, type: kept, state: 'arriving', createdAt: clock(), expiresAt: until }),
  ])
  return keepPrivate(services, { ...place, type: kept, expiresAt: null }, bytes)
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

/** Keeps a scan of a paper, private and for its seafarer alone. `target` is the id of the paper, which may not be saved yet. */
export const keepScan: ReadWhole = async (services, file) => {
  const { db } = services
  const { accountId, target } = file
  const seamanId = accountId ? await findSeamanId(db, accountId) : undefined
  if (!accountId || !seamanId) throw new Failure('forbidden')
  if (!target) throw new Failure('bad-request')
  const checked = await check(services, file.bytes)
  try {
    await addScan(services, file, await keepFile(services, accountId, checked), seamanId, target)
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('scan-limit')
    if (isReferenceViolation(error)) throw new Failure('conflict')
    // The same call was faster.
    if (!isUniqueViolation(error) || !(await findScan(db, file.id))) throw error
  }
  return { type: checked.type, resultId: file.id }
}
