import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { CheckedSeaman, IssuerCheckInput, VerificationDecision } from '#src/contract/verification/schemas.ts'
import { listLackingScans, MAX_RECHECK, nextVerification } from '#src/contract/verification/verification.ts'
import { readDay } from '#src/domain/sea-service/plain-days.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_CHECK_NOTE, MAX_CV_CODE, MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { setChecked } from '../seaman/checked.repository.ts'
import { stateOf } from '../seaman/verified-mark.ts'
import { type Actor, getCheckedSeaman, readChecked } from './checked-seaman.usecases.ts'
import { demandSameCv, demandSameScans, replaceVerification } from './verification-changes.repository.ts'

type Deciding = Needs<'db' | 'cvs' | 'clock' | 'ids'>

const readNote = (input: string | null | undefined): string | null => {
  const note = normalizeText(input ?? '')
  const problem = checkText(note, MAX_CHECK_NOTE)
  if (problem) throw createFieldFailure('verification', { note: problem })
  return note === '' ? null : note
}

/** Parses a valid date after today and within two years. */
function readRecheck(input: string | null | undefined, now: number): string {
  const day = input ?? ''
  const isGood = readDay(day) !== undefined && day > toPlainDate(now) && day <= toPlainDate(now + MAX_RECHECK)
  if (!isGood) throw createFieldFailure('verification', { recheckOn: { id: 'check.field.recheck' } })
  return day
}

function readDecision(decision: VerificationDecision, now: number) {
  const note = readNote(decision.note)
  if (decision.act === 'verify') return { reason: null, note, recheckOn: readRecheck(decision.recheckOn, now) }
  if (!decision.reason) throw createFieldFailure('verification', { reason: { id: 'check.field.reason' } })
  return { reason: decision.reason, note, recheckOn: null }
}

type Answered = ReturnType<typeof readDecision> & { state: 'verified' | 'refused' }

const createDecisionEvent = (
  services: Needs<'db' | 'clock' | 'ids'>,
  actor: string,
  { seaman, row }: Awaited<ReturnType<typeof readChecked>>,
  { state, reason, note, recheckOn }: Answered,
) =>
  createAdminEvent(services, {
    actor,
    action: 'verification-decided',
    object: { kind: 'seaman', id: seaman.id },
    accountId: seaman.accountId,
    reason: note,
    before: { 'verification.state': row.state, 'verification.recheckOn': row.recheckOn },
    after: {
      'verification.state': state,
      'verification.recheckOn': recheckOn,
      ...(reason && { 'verification.refusal': reason }),
    },
  })

/**
 * Answers a request for verification. The answer is about the seen version: an edit or another answer meanwhile aborts the batch.
 * @returns the seafarer, and the written mails
 */
export async function decideVerification(
  services: Deciding,
  { session, origin }: Actor,
  seamanId: string,
  decision: VerificationDecision,
): Promise<{ checked: CheckedSeaman; mails: string[] }> {
  const { db, clock } = services
  const now = clock()
  const found = await readChecked(services, seamanId)
  const { seaman, row, cv, items, papers, scans, seen } = found
  if (row.version !== decision.version || seen !== decision.seen) throw new Failure('conflict')
  const state = nextVerification(stateOf(row, cv, toPlainDate(now)), decision.act)
  if (state !== 'verified' && state !== 'refused') throw new Failure('conflict')
  if (state === 'verified' && listLackingScans(papers).length > 0) throw new Failure('scans-needed')
  const answer = readDecision(decision, now)
  const mail = createOutboxEntry(services, {
    cause: `verification:${seamanId}:${row.version}`,
    kind: state === 'verified' ? 'seafarer-verified' : 'seafarer-refused',
    accountId: seaman.accountId,
    aboutAccountId: seaman.accountId,
    payload: { seamanId },
  })
  const decided = {
    decidedAt: now,
    decidedBy: session.accountId,
    items: state === 'verified' ? items : [],
    facts: found.facts,
  }
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.seamen),
      ...demandSameCv(db, seamanId, found.version),
      ...demandSameScans(
        db,
        seamanId,
        scans.map(({ id }) => id),
      ),
      ...replaceVerification(db, row, { seamanId, state, askedAt: row.askedAt, ...decided, ...answer }),
      createSecurityEvent(services, {
        kind: state === 'verified' ? 'verification-given' : 'verification-refused',
        accountId: seaman.accountId,
        actorId: session.accountId,
        origin,
      }),
      createDecisionEvent(services, session.accountId, found, { ...answer, state }),
      mail.statement,
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return { checked: await getCheckedSeaman(services, seamanId), mails: [mail.id] }
}

/** Returns the issuer check: register and number; throws messages for its fields. */
function readCheck(check: IssuerCheckInput, now: number): Pick<IssuerCheckInput, 'address' | 'number'> {
  const isDay = readDay(check.checkedOn) !== undefined && check.checkedOn <= toPlainDate(now)
  if (!isDay) throw createFieldFailure('check', { checkedOn: { id: 'check.field.day' } })
  const [address, number] = [normalizeText(check.address), normalizeText(check.number)]
  if (address === '') throw createFieldFailure('check', { address: { id: 'check.field.address' } })
  const problems = { address: checkText(address, MAX_WEB_ADDRESS), number: checkText(number, MAX_CV_CODE) }
  for (const [name, problem] of Object.entries(problems))
    if (problem) throw createFieldFailure('check', { [name]: problem })
  return { address, number }
}

/**
 * Records the issuer's statement about a document, and notifies its owner. Valid while the document is unchanged.
 * @returns the seafarer, and the written mails
 */
export async function noteIssuerCheck(
  services: Deciding,
  { session, origin }: Actor,
  seamanId: string,
  entryId: string,
  check: IssuerCheckInput,
): Promise<{ checked: CheckedSeaman; mails: string[] }> {
  const { db, clock, ids } = services
  const { seaman, papers, version } = await readChecked(services, seamanId)
  const paper = papers.find(({ id }) => id === entryId)
  if (!paper) throw new Failure('not-found')
  const { address, number } = readCheck(check, clock())
  const mail = createOutboxEntry(services, {
    cause: `paper-checked:${ids.publicId()}`,
    kind: 'paper-checked',
    accountId: seaman.accountId,
    aboutAccountId: seaman.accountId,
    payload: { seamanId, entryId },
  })
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.seamen),
      ...demandSameCv(db, seamanId, version),
      setChecked(db, seamanId, paper, { ...check, address, number }, clock()),
      createSecurityEvent(services, {
        kind: 'certificate-checked',
        accountId: seaman.accountId,
        actorId: session.accountId,
        origin,
      }),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'document-checked',
        object: { kind: 'seaman', id: seamanId },
        accountId: seaman.accountId,
        after: {
          'document.id': entryId,
          'document.check': check.result,
          'document.checkedOn': check.checkedOn,
          'document.issuerAddress': address,
          'document.number': number,
        },
      }),
      mail.statement,
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return { checked: await getCheckedSeaman(services, seamanId), mails: [mail.id] }
}
