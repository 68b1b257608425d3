import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { readDay } from '#src/domain/sea-service/plain-days.ts'
import { DAY } from '#src/domain/time.ts'
import { type CloseOutcome, findExpiry, findLastDay } from '#src/domain/vacancy/own-vacancy.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { type MemberAct, recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandLawful } from '../nationality-law/find-law.usecases.ts'
import { demandPublisher } from '../vacancy/publisher.repository.ts'
import { decideStatus, mayMove, stateOf } from '../vacancy/vacancy-moves.ts'
import {
  areThese,
  closeVacancies,
  extendVacancies,
  pauseVacancy,
  resumeVacancy,
} from '../vacancy/vacancy-publishing.repository.ts'
import { demandSameRow, type OwnRow, setOutcome } from './drafts.repository.ts'
import { getEdited, readOwn } from './edited-vacancy.usecases.ts'
import { wrongText } from './problem-text.ts'

type Acting = Needs<'db' | 'clock' | 'ids'>

/** The vacancy of an act; throws `company-suspended`, and `conflict` for an unpublished draft. */
async function readActed(services: Acting, session: Session, id: string): Promise<OwnRow> {
  const { row, publisher } = await readOwn(services, companyOf(session), id)
  if (publisher.suspended) throw new Failure('company-suspended')
  if (!row) throw new Failure('conflict')
  return row
}

async function act(
  services: Acting,
  session: Session,
  { row, kind }: { row: OwnRow; kind: MemberAct },
  statements: readonly Statement[],
) {
  const { db } = services
  try {
    await runBatch(db, [
      ...recordAct(services, session, kind, row.id),
      ...demandSameRow(db, row.id, row),
      ...statements,
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return getEdited(services, row.company_id, row.id)
}

/** Pauses a public vacancy; idempotent. */
export async function pause(services: Acting, session: Session, id: string): Promise<EditedVacancy> {
  const row = await readActed(services, session, id)
  if (stateOf(row) === 'paused') return getEdited(services, row.company_id, id)
  if (!mayMove('pause', row)) throw new Failure('conflict')
  return act(
    services,
    session,
    { row, kind: 'vacancy-paused' },
    pauseVacancy(services.db, row.company_id, id, services.clock()),
  )
}

/**
 * Resumes a paused vacancy as it was published; a newer draft remains. After a rejection a moderator reads it first. Throws what must be
 * corrected if it has expired or its law has ended.
 */
export async function resume(services: Acting, session: Session, id: string): Promise<EditedVacancy> {
  const { db, clock } = services
  const { row, publisher, decision } = await readOwn(services, companyOf(session), id)
  if (publisher.suspended) throw new Failure('company-suspended')
  if (!row) throw new Failure('conflict')
  // The answer of the first call was lost.
  if (row.status === 'published' || row.status === 'moderation') return getEdited(services, row.company_id, id)
  if (!mayMove('resume', row)) throw new Failure('conflict')
  if (!publisher.emailVerified) throw new Failure('email-not-verified')
  const now = clock()
  if ((row.expires_at ?? 0) <= now) throw createFieldFailure('resume', { act: wrongText('resume-over') })
  const lawful = await demandLawful(services, row, publisher.country)
  if (!lawful) throw createFieldFailure('resume', { act: wrongText('resume-law') })
  const status = decideStatus({ publisher, decision, flags: [], now, isResumed: true })
  return act(services, session, { row, kind: 'vacancy-resumed' }, [
    ...demandPublisher(db, publisher),
    ...lawful,
    ...resumeVacancy(db, row, publisher, { status, now }),
  ])
}

/** Extends a public vacancy to a date, or as far as possible; never after its joining window. Throws a message for the date. */
export async function extend(
  services: Acting,
  session: Session,
  id: string,
  until: string | null | undefined,
): Promise<EditedVacancy> {
  const row = await readActed(services, session, id)
  if (!mayMove('extend', row)) throw new Failure('conflict')
  const now = services.clock()
  const latest = findExpiry(row.join_to, now)
  if (latest <= now) throw createFieldFailure('extension', { until: wrongText('window-over') })
  if (until && readDay(until) === undefined) throw createFieldFailure('extension', { until: wrongText('day') })
  const begins = until ? Date.parse(until) : now
  // On the last possible day it ends when the sixty days end.
  const end = until ? Math.min(begins + DAY, latest) : latest
  if (end <= now || begins >= latest)
    throw createFieldFailure('extension', {
      until: wrongText('end', { latest: findLastDay(latest) }),
    })
  return act(services, session, { row, kind: 'vacancy-extended' }, extendVacancies(services.db, [[id, end]]))
}

/** Closes a vacancy with its outcome; idempotent. */
export async function close(
  services: Acting,
  session: Session,
  id: string,
  outcome: CloseOutcome,
): Promise<EditedVacancy> {
  const row = await readActed(services, session, id)
  if (row.status === 'closed' && row.outcome === outcome) return getEdited(services, row.company_id, id)
  // The outcome of a closed vacancy may be changed.
  if (!(mayMove('close', row) || row.status === 'expired' || row.status === 'closed')) throw new Failure('conflict')
  const { db, clock } = services
  return act(services, session, { row, kind: 'vacancy-closed' }, [
    ...closeVacancies(db, row.company_id, areThese([id]), clock()),
    setOutcome(db, id, outcome),
  ])
}
