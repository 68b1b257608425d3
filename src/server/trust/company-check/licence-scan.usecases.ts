import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { isAtLeast } from '#src/contract/http/roles.ts'
import { SCAN_SIDE } from '#src/contract/scan/scan.ts'
import type { OpenedPaper } from '#src/server/ground/file/answer-paper.ts'
import { discardFile, markKept } from '#src/server/ground/file/file.repository.ts'
import type { ReadWhole } from '#src/server/ground/file/file-acts.ts'
import { checkPaper, keepPaper } from '#src/server/ground/file/keep-paper.usecases.ts'
import { openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandOneChange, isGuardFailure, isReferenceViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { licenceFolder } from '#src/server/platform/file-store.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandSameCompany, findCompany, showScan } from './company-details.repository.ts'
import { createLicenceEvent } from './licence-events.repository.ts'
import { dropLines } from './licence-lines.repository.ts'
import { findOwnScans } from './licence-scans.repository.ts'

/** Keeps the scan of a licence in place of the one before: private, for the company and admins alone. */
export const keepLicence: ReadWhole = async (services, { id, accountId, session, bytes }) => {
  const { db, clock } = services
  const { companyId, memberRole } = session
  // The batch checks the role again. Here it keeps files of viewers out of the owner's folder.
  const mayChange = companyId !== null && memberRole !== null && isAtLeast(memberRole, 'recruiter')
  const found = mayChange ? await findCompany(db, companyId) : undefined
  if (!accountId || !found) throw new Failure('forbidden')
  const { company, account, scan } = found
  const checked = await checkPaper(services, { takes: FILE_PURPOSES.licence.takes, side: SCAN_SIDE }, bytes)
  const place = { accountId: account.id, purpose: 'licence', folder: licenceFolder(account.id) } as const
  const row = await keepPaper(services, place, checked)
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'scan-added'),
      ...demandSameCompany(db, company),
      markKept(db, row),
      ...demandOneChange(db),
      showScan(db, company.id, row.id),
      ...(scan ? [discardFile(db, scan.id, clock())] : []),
      dropLines(db, company.id),
      createLicenceEvent(services, company, { kind: 'scan', actorId: session.accountId }),
    ])
  } catch (error) {
    throw isGuardFailure(error) || isReferenceViolation(error) ? new Failure('conflict') : error
  }
  return { type: checked.type, resultId: id }
}

type Opening = Needs<'db' | 'keys' | 'files'>

/** The scan of a company's licence as it is kept. Who may see it is for the caller to say. Throws `not-found`. */
export async function openLicenceScan(services: Opening, companyId: string): Promise<OpenedPaper> {
  const scan = (await findCompany(services.db, companyId))?.scan
  const { accountId, objectKey } = scan ?? {}
  const bytes = accountId && objectKey ? await openPrivate(services, { accountId, objectKey }) : undefined
  if (!scan || !bytes) throw new Failure('not-found')
  return { id: scan.id, type: scan.type === 'pdf' ? 'pdf' : 'webp', bytes }
}

/** The scans of companies that the account owns alone, as files of its data export, read lazily. */
export async function listLicenceFiles(services: Opening, accountId: string) {
  const found = await findOwnScans(services.db, accountId)
  return found.map(({ companyId, type }, index) => ({
    name: `files/licence${index === 0 ? '' : `-${index + 1}`}.${type}`,
    open: async () => (await openLicenceScan(services, companyId)).bytes,
  }))
}
