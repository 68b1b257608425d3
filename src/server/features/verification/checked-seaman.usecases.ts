import { VERIFICATIONS } from '#src/contract/list/lists.ts'
import type { CheckedSeaman, VerificationQuery, VerificationQueue } from '#src/contract/schemas/verification.ts'
import { toPlainDate } from '#src/contract/time.ts'
import { listScanned, suggestRecheck } from '#src/contract/verification.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import { listScans, type OpenedScan, openScan } from '../scans/scans.usecases.ts'
import { listEvidence } from '../seamen/evidence.repository.ts'
import { addEvidence } from '../seamen/evidence.ts'
import { findSeaman } from '../seamen/seamen.repository.ts'
import { findVerification } from '../seamen/verification.repository.ts'
import { hashChecked, stateOf } from '../seamen/verified-mark.ts'
import { wholeCv } from '../seamen/whole-cv.ts'
import { countQueue, findQueue } from './verification-changes.repository.ts'

type Reading = Needs<'db' | 'cvs' | 'clock'>

/** Who asked, and who was answered. */
export async function listQueue({ db }: Needs<'db'>, query: VerificationQuery): Promise<VerificationQueue> {
  const [rows, total] = await Promise.all([
    findQueue(db, query, VERIFICATIONS.pageSize, (query.page - 1) * VERIFICATIONS.pageSize),
    countQueue(db, query),
  ])
  const items = rows.map(({ seaman, verification }) => ({
    id: seaman.id,
    name: `${seaman.firstname} ${seaman.surname}`,
    citizenship: seaman.citizenship,
    rank: seaman.positionMain,
    askedAt: verification.askedAt,
    decidedAt: verification.decidedAt,
    recheckOn: verification.recheckOn,
  }))
  return { items, total, page: query.page, pageSize: VERIFICATIONS.pageSize }
}

/** All that an admin looks at of one seafarer who asked; nobody else is looked at. */
export async function readChecked(services: Reading, seamanId: string) {
  const { db, cvs } = services
  const [seaman, row, kept] = await Promise.all([
    findSeaman(db, seamanId),
    findVerification(db, seamanId),
    cvs.get(seamanId),
  ])
  if (!seaman || !row || row.state === 'none') throw new Failure('not-found')
  const cv = wholeCv(seaman, kept)
  const scans = (await listScans(services, seamanId)).items
  const papers = listScanned(cv, new Set(scans.map(({ entryId }) => entryId)))
  const items = papers.map(({ id }) => id)
  return { seaman, row, cv, version: kept.version, papers, scans, items, seen: hashChecked(cv, items) }
}

const pick = <Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> => Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>

export async function getCheckedSeaman(services: Reading, seamanId: string): Promise<CheckedSeaman> {
  const { db, clock } = services
  const { row, cv, papers, scans, seen } = await readChecked(services, seamanId)
  const [evidence, decider] = await Promise.all([
    listEvidence(db, seamanId),
    row.decidedBy ? findAccount(db, row.decidedBy) : undefined,
  ])
  return {
    id: seamanId,
    state: stateOf(row, cv, toPlainDate(clock())),
    version: row.version,
    seen,
    person: pick(cv.profileData, ['firstname', 'surname', 'citizenship', 'birthDate', 'birthPlace', 'positionMain']),
    papers: addEvidence('documents', papers, evidence).map((paper) => ({
      ...paper,
      scans: scans.filter(({ entryId }) => entryId === paper.id).map(({ id, type }) => ({ id, type })),
    })),
    askedAt: row.askedAt,
    decidedAt: row.decidedAt,
    decidedBy: decider?.email ?? null,
    reason: row.reason,
    note: row.note,
    recheckOn: row.recheckOn,
    suggestedOn: suggestRecheck(papers, clock()),
  }
}

/** A scan of somebody who asked; those of everybody else stay theirs alone. */
export async function openCheckedScan(
  services: Reading & Needs<'keys' | 'files'>,
  seamanId: string,
  scanId: string,
): Promise<OpenedScan> {
  await readChecked(services, seamanId)
  return openScan(services, scanId, seamanId)
}
