import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findVacancyRow } from '../vacancy-search/vacancy-detail.repository.ts'
import { copyVacancy } from '../vacancy-search/vacancy-facts.ts'
import { findOwnApplication } from './own-applications.repository.ts'
import { type ReadStage, readStage } from './read-stage.usecases.ts'
import { findSuspensionOf } from './sent.repository.ts'
import { type ApplicationRow, readSentStates, showSent } from './sent-states.usecases.ts'

type Reading = Needs<'db' | 'cvs' | 'clock'>

/** Today's CV is only returned where it differs. */
const withoutSame = (cv: Sent['cv']): Sent['cv'] =>
  cv.sent && cv.now && writeCv(cv.sent) === writeCv(cv.now) ? { ...cv, now: null } : cv

/**
 * Returns one application for both sides.
 * @param stage the stage shown to the reader
 */
export async function describeSent(services: Reading, row: ApplicationRow, stage: ReadStage): Promise<Sent> {
  const { db, clock } = services
  const { status } = stage
  const now = clock()
  const [vacancy, seaman, suspension] = await Promise.all([
    findVacancyRow(db, row.vacancyId),
    findSeaman(db, row.seamanId),
    findSuspensionOf(db, row.vacancyId),
  ])
  if (!vacancy || !seaman) throw new Failure('not-found')
  const state = (await readSentStates(services, row.vacancyId, [{ application: row, seaman }])).get(row.id)
  if (!state) throw new Failure('not-found')
  if (state.copy === 'other-version') throw new Failure(state.copy)
  const verified = vacancy.company_verified === 1
  const vacancyEndsAt = vacancy.expires_at ?? vacancy.published_at ?? now
  const { cv, ...shown } = showSent(row, state, { verified, vacancyEndsAt, status }, now)
  return {
    id: row.id,
    vacancyId: row.vacancyId,
    ...stage,
    note: row.note,
    createdAt: row.createdAt,
    ...shown,
    cv: withoutSame(cv),
    company: {
      name: vacancy.company_name,
      country: vacancy.company_country,
      slug: vacancy.company_slug,
      verified,
      suspension: suspension ?? null,
    },
    vacancy: {
      isOpen: vacancy.status === 'published' && vacancyEndsAt > now,
      sent: state.vacancy,
      now: copyVacancy(vacancy),
    },
  }
}

/** Returns the caller's application as the company sees it. */
export async function getOwnApplication(services: Reading, session: Session, id: string): Promise<Sent> {
  const found = await findOwnApplication(services.db, seamanOf(session), id)
  if (!found) throw new Failure('not-found')
  return describeSent(services, found, await readStage(services, found, 'seaman'))
}
