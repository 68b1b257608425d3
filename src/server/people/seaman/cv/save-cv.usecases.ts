import type { Cv } from '#src/domain/cv/cv.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import { HOUR } from '#src/domain/time.ts'
import { deleteOlderAnswers, insertKeyedAnswer } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Put, PutKind } from '#src/server/platform/cv-store.ts'
import {
  type Database,
  isReferenceViolation,
  isUniqueViolation,
  runBatch,
  type Statement,
} from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readVersionKeeping } from '../premium.repository.ts'
import { followReminders } from '../reminders.repository.ts'
import { followPapers } from '../scanned.repository.ts'
import { findSeaman, projectCv } from '../seaman.repository.ts'
import type { SeamanRow } from '../seaman.tables.ts'
import type { DescribeSeaman } from '../seaman.usecases.ts'
import { dropGoneQuestions } from '../verification.repository.ts'
import type { VersionedCv } from './whole-cv.ts'

/** Data derived from a CV in the database, maintained by the domain that shows it. */
export type CvProjection = {
  /** Before the CV is written: marks the data as due. */
  announce: (db: Database, seamanId: string, at: number) => Statement
  describe: DescribeSeaman
  /** With the derived data: clears the mark. */
  settle: (db: Database, seamanId: string, at: number) => Statement
}

/** For a batch: all derived data of a stored CV. */
export const createProjection = (
  { describe }: Pick<CvProjection, 'describe'>,
  services: Needs<'db' | 'clock'>,
  seaman: SeamanRow,
  kept: VersionedCv,
): Statement[] => [
  projectCv(services.db, seaman.id, kept.cv.profileData, kept.version, services.clock()),
  ...describe(services, { ...seaman, updatedAt: services.clock() }, kept),
  ...followPapers(services.db, seaman.id, kept.cv.documents, services.clock()),
  dropGoneQuestions(services.db, seaman.id, kept.cv.experience),
  followReminders(services.db, seaman.id, kept.cv.documents, services.clock()),
]

/** `sent` identifies a repeated call, if the CV was completed from it. */
export type CvWrite = { cv: Cv; sent?: object; basedOn: number; key?: string | undefined; kind?: PutKind }

/** A CV is saved often: stored answers would exceed the CV itself. */
const REPEATED_WITHIN = HOUR

type Answer = { version: number; createdAt: number }

/** The seafarer was erased while the CV was written: no other code would remove it. */
async function takeBack({ cvs }: Needs<'cvs'>, seamanId: string): Promise<never> {
  await cvs.erase(seamanId)
  throw new Failure('conflict')
}

/**
 * Saves a CV. Its store is in no batch of the database, so there are three idempotent steps: the database registers the write; the store
 * writes the CV; one batch writes derived data and the answer. If it fails after the first, nothing has changed; after the second, the CV is
 * saved, and the scheduled run or a repeated call does the rest.
 */
export async function saveCv(
  projection: CvProjection,
  services: Needs<'db' | 'cvs' | 'clock'>,
  session: Session,
  { cv, sent, basedOn, key, kind = 'editing' }: CvWrite,
): Promise<Put> {
  const { db, cvs, clock } = services
  const { seamanId } = session
  if (!seamanId) throw new Failure('forbidden')
  const write = createKeyedWrite(session, 'save-cv', key, [basedOn, sent ?? writeCv(cv)])
  const repeated = await findRepeated<Answer>(services, write)
  if (repeated) return { version: repeated.version }
  const now = clock()
  await runBatch(db, [...demandOpenSession(db, session), projection.announce(db, seamanId, now)])
  const put = await cvs.put(seamanId, cv, basedOn, now, { kind, keeping: await readVersionKeeping(services, seamanId) })
  if ('conflict' in put) return put
  const seaman = await findSeaman(db, seamanId)
  if (!seaman) return takeBack(services, seamanId)
  const answer: Answer = { version: put.version, createdAt: now }
  try {
    await runBatch(db, [
      ...(write ? [deleteOlderAnswers(db, write, now - REPEATED_WITHIN), insertKeyedAnswer(db, write, answer)] : []),
      ...createProjection(projection, services, seaman, { cv, version: put.version }),
      projection.settle(db, seamanId, now),
    ])
  } catch (error) {
    if (isReferenceViolation(error)) return takeBack(services, seamanId)
    // A concurrent call was first.
    if (!isUniqueViolation(error) || !(await findRepeated<Answer>(services, write))) throw error
  }
  return put
}
