import type { OwnApplicationList } from '#src/contract/application/sent-schemas.ts'
import { notifiedStage } from '#src/domain/application/notified-moves.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { takeBackCv } from './cv-sendings.usecases.ts'
import { findMoves } from './notified-moves.repository.ts'
import {
  countOwnApplications,
  findOwnApplication,
  findOwnApplications,
  withdrawRow,
} from './own-applications.repository.ts'

const PAGE_SIZE = 20
/** Returns the caller's applications, newest first. */
export async function listOwnApplications(
  { db, clock }: Needs<'db' | 'clock'>,
  session: Session,
  page: number,
): Promise<OwnApplicationList> {
  const seamanId = seamanOf(session)
  const now = clock()
  const [rows, total] = await Promise.all([
    findOwnApplications(db, seamanId, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    countOwnApplications(db, seamanId),
  ])
  const moves = await findMoves(
    db,
    rows.map(({ application }) => application.id),
  )
  const items = rows.map((row) => {
    const { rank, vesselType, vesselClass, joinFrom, status, expiresAt } = row.vacancy
    return {
      ...{ rank, vesselType, vesselClass, joinFrom },
      id: row.application.id,
      vacancyId: row.application.vacancyId,
      company: { ...row.company, suspended: row.company.suspended === 1 },
      status: notifiedStage(row.application.status, moves.get(row.application.id) ?? [], now),
      isOpen: status === 'published' && (expiresAt ?? now) > now,
      createdAt: row.application.createdAt,
    }
  })
  return { items, total, page, pageSize: PAGE_SIZE }
}

/** Withdraws an application: the company loses access, and the seafarer may apply again. Idempotent. */
export async function withdrawApplication(
  services: Needs<'db' | 'cvs'>,
  session: Session,
  applicationId: string,
): Promise<void> {
  const { db } = services
  const sending = { seamanId: seamanOf(session), applicationId }
  try {
    await runBatch(db, [...demandOpenSession(db, session), ...withdrawRow(db, sending)])
  } catch (error) {
    if (isGuardFailure(error) && !(await findOwnApplication(db, sending.seamanId, applicationId)))
      throw new Failure('not-found')
    throw error
  }
  await takeBackCv(services, sending)
}
