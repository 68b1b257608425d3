import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { VERIFICATIONS } from '#src/contract/lists.ts'
import type { CheckedSeaman, VerificationQuery, VerificationQueue } from '#src/contract/verification/schemas.ts'
import { listScanned, suggestRecheck } from '#src/contract/verification/verification.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listScans, type OpenedScan, openScan } from '../scan/scan.usecases.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { listEvidence } from '../seaman/evidence.repository.ts'
import { addEvidence } from '../seaman/evidence.ts'
import { findSeaman } from '../seaman/seaman.repository.ts'
import { findVerification } from '../seaman/verification.repository.ts'
import { hashChecked, hashSeen, stateOf } from '../seaman/verified-mark.ts'
import { countQueue, findQueue } from './verification-changes.repository.ts'

type Reading = Needs<'db' | 'cvs' | 'clock'>

/** The admin, and the origin of the request. */
export type Actor = { session: Session; origin: Origin }

/** Returns seafarers who wait, were answered, or are due for a recheck. */
export async function listQueue(
  { db, clock }: Needs<'db' | 'clock'>,
  query: VerificationQuery,
): Promise<VerificationQueue> {
  const asked = { ...query, today: toPlainDate(clock()) }
  const [rows, total] = await Promise.all([
    findQueue(db, asked, VERIFICATIONS.pageSize, (query.page - 1) * VERIFICATIONS.pageSize),
    countQueue(db, asked),
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

/** Returns the data of one seafarer who asked for verification; throws `not-found` for others. */
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
  return {
    ...{ seaman, row, cv, papers, scans, items },
    version: kept.version,
    facts: hashChecked(cv, items),
    seen: hashSeen(cv, items, scans),
  }
}

const pick = <Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> => Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>

export async function getCheckedSeaman(services: Reading, seamanId: string): Promise<CheckedSeaman> {
  const { db, clock } = services
  const { seaman, row, cv, papers, scans, seen } = await readChecked(services, seamanId)
  const [evidence, decider] = await Promise.all([
    listEvidence(db, seamanId),
    row.decidedBy ? findAccount(db, row.decidedBy) : undefined,
  ])
  return {
    id: seamanId,
    accountId: seaman.accountId,
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

/** Returns a scan of a seafarer who asked; others' remain private. The access is logged in the history of the account. */
export async function openCheckedScan(
  services: Reading & Needs<'keys' | 'files' | 'ids'>,
  { session, origin }: Actor,
  seamanId: string,
  scanId: string,
): Promise<OpenedScan> {
  const { seaman } = await readChecked(services, seamanId)
  const opened = await openScan(services, scanId, seamanId)
  await runBatch(services.db, [
    ...demandPermission(services.db, session, PAGE_PERMISSIONS.seamen),
    createSecurityEvent(services, {
      kind: 'scan-opened',
      accountId: seaman.accountId,
      actorId: session.accountId,
      origin,
    }),
  ])
  return opened
}
