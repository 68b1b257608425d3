import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import { hasPermission, PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { SCAN_SIDE } from '#src/contract/scan/scan.ts'
import { isInTime, MAX_FORM_FILES, maySendForm, promiseForm } from '#src/domain/service/form-service.ts'
import { cleanFileName } from '#src/domain/text/file-name.ts'
import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import { markKept } from '#src/server/ground/file/file.repository.ts'
import type { ReadWhole, WholeFile } from '#src/server/ground/file/file-acts.ts'
import { checkPaper, keepPaper, type Paper } from '#src/server/ground/file/keep-paper.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { serviceFolder } from '#src/server/platform/file-store.ts'
import { readOrRefuse } from '#src/server/work/agency-form/read-form-file.usecases.ts'
import { readWordFile } from '#src/server/work/agency-form/reading/read-form.ts'
import { sealWords } from '#src/server/work/inbox/sealed-words.ts'
import { type FoundPart, findPart } from '../services.repository.ts'
import * as files from './files.repository.ts'
import type { ServiceFileRow } from './form.tables.ts'

type Reading = Parameters<ReadWhole>[0]
type Kind = ServiceFileRow['kind']

/** Of what a person fills in: no pictures. */
const FILLED_TYPES: readonly FileType[] = ['pdf', 'docx']

/** A Word file is an archive, which begins with these bytes. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Returns what may be stored: a Word file repacked from what was read, a redrawn picture, or a PDF. Throws for a rejected file. */
async function checkForm(services: Reading, kind: Kind, bytes: WholeFile['bytes']): Promise<Paper> {
  if (isArchive(bytes)) {
    const { document } = await readOrRefuse((read) => readWordFile(read), bytes)
    return { type: 'docx', kept: 'docx', bytes: document }
  }
  const takes = FILE_PURPOSES['service-form'].takes.filter((type) => kind === 'form' || FILLED_TYPES.includes(type))
  return checkPaper(services, { takes, side: SCAN_SIDE }, bytes)
}

/** Returns whether the seafarer or the admin who fulfils the order sends the file. Throws `not-found` for others, `conflict` if it is too late. */
function kindOf({ part, order }: FoundPart, { accountId, permissions }: WholeFile['session'], now: number): Kind {
  if (part.kind !== 'form') throw new Failure('not-found')
  if (accountId === part.accountId) {
    if (!maySendForm(part, order.until, now)) throw new Failure('conflict')
    return 'form'
  }
  if (accountId !== part.assigneeId || !hasPermission(permissions, PAGE_PERMISSIONS.services))
    throw new Failure('not-found')
  if ((part.state !== 'open' && part.state !== 'correcting') || !isInTime(part, now)) throw new Failure('conflict')
  return 'filled'
}

/** With the first file of the form the promised time begins. */
function writeForm({ db, clock }: Reading, { part }: FoundPart, session: WholeFile['session']): Statement[] {
  return [
    ...demandMember(db, session),
    ...files.demandFewFiles(db, part.id, MAX_FORM_FILES),
    ...(part.dueAt === null
      ? files.promisePart(db, part, promiseForm(clock(), part.beginsAt))
      : files.demandUnchangedPart(db, part)),
  ]
}

/** A filled form replaces those that were uploaded and not delivered. */
async function writeFilled({ db, clock }: Reading, { part }: FoundPart, session: WholeFile['session']) {
  const drafts = await files.findDrafts(db, part.id)
  return [
    ...demandPermission(db, session, PAGE_PERMISSIONS.services),
    ...files.demandUnchangedPart(db, part),
    ...drafts.flatMap((draft) => files.discardDraft(db, draft, clock())),
  ]
}

async function describeFile(services: Reading, { part }: FoundPart, file: WholeFile, kind: Kind) {
  const now = services.clock()
  const called = cleanFileName(file.name ?? '')
  const key = await ensureAccountKey(services, part.accountId)
  return {
    ...{ id: file.id, orderId: part.id, accountId: part.accountId, kind, createdAt: now },
    ...{ name: called ? await sealWords(key, file.id, called) : null, sentAt: kind === 'form' ? now : null },
  }
}

/** Stores a file of an ordered form, encrypted with the key of the seafarer. The seafarer sends the form, the admin who fulfils it the filled one. */
export const keepFormFile: ReadWhole = async (services, file) => {
  const { db, clock } = services
  const found = file.target ? await findPart(db, file.target) : undefined
  if (!found) throw new Failure('not-found')
  const { accountId } = found.part
  const kind = kindOf(found, file.session, clock())
  const paper = await checkForm(services, kind, file.bytes)
  const row = await keepPaper(services, { accountId, purpose: 'service-form', folder: serviceFolder(accountId) }, paper)
  const write = kind === 'form' ? writeForm : writeFilled
  try {
    await runBatch(db, [
      ...(await write(services, found, file.session)),
      files.insertServiceFile(db, { ...(await describeFile(services, found, file, kind)), fileId: row.id }),
      markKept(db, row),
      ...demandOneChange(db),
    ])
  } catch (error) {
    // Another call with the same file may have been first.
    if (!(await files.hasFile(db, file.id))) throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return { type: paper.type, resultId: file.id }
}
