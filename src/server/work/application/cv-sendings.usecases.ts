import { copyEnds } from '#src/domain/application/copy-life.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import type { Sending } from '#src/server/platform/cv-store.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { announceSending, checkLater, deleteSending, findDueSendings, noteDropped } from './cv-sendings.repository.ts'

type Storing = Needs<'db' | 'cvs' | 'clock'>

/** By then a registered application was written, or never will be. */
const SETTLED_AFTER = HOUR
/** A move or the end of a vacancy may shorten the lifetime: recalculated at this interval. */
const CHECKED_EVERY = 7 * DAY
const MAX_CHECKED = 200

/**
 * Copies the CV for an application that is about to be written: registered in the database, then stored. The application's batch follows. The
 * sweep deletes copies of interrupted tries. Returns the copied CV.
 */
export async function sendCv(services: Storing, session: Session, sending: Sending): Promise<Cv> {
  const { db, cvs, clock } = services
  const now = clock()
  const [seaman, kept] = await Promise.all([findSeaman(db, sending.seamanId), cvs.get(sending.seamanId)])
  if (!seaman) throw new Failure('forbidden')
  await runBatch(db, [...demandOpenSession(db, session), announceSending(db, sending, now, now + SETTLED_AFTER)])
  const cv = wholeCv(seaman, kept)
  if (!(await cvs.keepSent(sending, cv, now))) throw new Failure('conflict')
  return cv
}

/** Deletes a copy without an application. Idempotent. */
export async function takeBackCv({ db, cvs }: Needs<'db' | 'cvs'>, sending: Sending): Promise<void> {
  await cvs.dropSent(sending)
  await runBatch(db, [deleteSending(db, sending.applicationId)])
}

/** Deletes copies without an application, or whose application ended long enough ago. */
export async function sweepSentCvs(services: Storing): Promise<void> {
  const { db, cvs, clock } = services
  const now = clock()
  for (const { status, updatedAt, vacancyEndsAt, ...sending } of await findDueSendings(db, now, MAX_CHECKED)) {
    if (status === null || updatedAt === null) {
      await takeBackCv(services, sending)
      continue
    }
    const end = copyEnds({ status, updatedAt, vacancyEndsAt: vacancyEndsAt ?? updatedAt })
    if (end <= now) await cvs.dropSent(sending)
    await runBatch(db, [
      end <= now
        ? noteDropped(db, sending.applicationId, now)
        : checkLater(db, sending.applicationId, Math.min(end, now + CHECKED_EVERY)),
    ])
  }
}
