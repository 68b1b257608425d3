import type { OwnVerification } from '#src/contract/verification/schemas.ts'
import {
  listLackingScans,
  listScanned,
  nextVerification,
  type VerificationAct,
} from '#src/contract/verification/verification.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listScans } from '../scan/scan.usecases.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { findSeaman } from '../seaman/seaman.repository.ts'
import { findVerification } from '../seaman/verification.repository.ts'
import type { VerificationRow } from '../seaman/verification.tables.ts'
import { stateOf } from '../seaman/verified-mark.ts'
import { replaceVerification } from './verification-changes.repository.ts'

type Reading = Needs<'db' | 'cvs' | 'clock'>
type Own = { seamanId: string; row: VerificationRow | undefined; cv: Cv; scanned: ReadonlySet<string> }

async function readOwn(services: Reading, { seamanId }: Session): Promise<Own> {
  const { db, cvs } = services
  const seaman = seamanId ? await findSeaman(db, seamanId) : undefined
  if (!seaman) throw new Failure('not-found')
  const [kept, row, scans] = await Promise.all([
    cvs.get(seaman.id),
    findVerification(db, seaman.id),
    listScans(services, seaman.id),
  ])
  const scanned = new Set(scans.items.map(({ entryId }) => entryId))
  return { seamanId: seaman.id, row, cv: wholeCv(seaman, kept), scanned }
}

function describe({ row, cv, scanned }: Own, today: string): OwnVerification {
  const status = stateOf(row, cv, today)
  const wasChecked = status === 'verified' || status === 'expired'
  return {
    status,
    askedAt: status === 'pending' ? (row?.askedAt ?? null) : null,
    checkedAt: wasChecked ? (row?.decidedAt ?? null) : null,
    items: wasChecked
      ? cv.documents
          .filter(({ id }) => row?.items.includes(id))
          .map(({ type, name }) => ({ type: type ?? 'document', name }))
      : [],
    recheckOn: status === 'verified' ? (row?.recheckOn ?? null) : null,
    reason: status === 'refused' ? (row?.reason ?? null) : null,
    note: status === 'refused' ? (row?.note ?? null) : null,
    lacks: listLackingScans(listScanned(cv, scanned)),
  }
}

/** Returns the state, and papers without a scan. */
export async function getOwnVerification(services: Reading, session: Session): Promise<OwnVerification> {
  return describe(await readOwn(services, session), toPlainDate(services.clock()))
}

const UNDECIDED = {
  decidedAt: null,
  decidedBy: null,
  reason: null,
  note: null,
  items: [],
  facts: null,
  recheckOn: null,
}

async function change(
  services: Reading,
  session: Session,
  act: Extract<VerificationAct, 'ask' | 'withdraw'>,
  events: readonly Statement[],
): Promise<OwnVerification> {
  const { db, clock } = services
  const own = await readOwn(services, session)
  const today = toPlainDate(clock())
  const after = nextVerification(stateOf(own.row, own.cv, today), act)
  if (after !== 'pending' && after !== 'none') throw new Failure('conflict')
  if (act === 'ask' && describe(own, today).lacks.length > 0) throw new Failure('scans-needed')
  const { seamanId } = own
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      ...replaceVerification(db, own.row, { seamanId, state: after, askedAt: clock(), ...UNDECIDED }),
      ...events,
    ])
  } catch (error) {
    if (isGuardFailure(error) || isUniqueViolation(error)) throw new Failure('conflict')
    throw error
  }
  return getOwnVerification(services, session)
}

/** Requests verification; idempotent while it waits. */
export async function askForVerification(services: Reading & Needs<'ids'>, session: Session): Promise<OwnVerification> {
  const own = await getOwnVerification(services, session)
  if (own.status === 'pending') return own
  const event = createSecurityEvent(services, { kind: 'verification-asked', accountId: session.accountId })
  return change(services, session, 'ask', [event])
}

/** Withdraws an unanswered request. */
export async function withdrawVerification(services: Reading, session: Session): Promise<OwnVerification> {
  const own = await getOwnVerification(services, session)
  return own.status === 'none' ? own : change(services, session, 'withdraw', [])
}
