import type { Application } from '#src/contract/application/schemas.ts'
import { MATCH_RULES } from '#src/domain/match/match.ts'
import { recordMatch } from '#src/domain/match/record-match.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_NOTE } from '#src/domain/text/text-limits.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { insertKeyedAnswer, type KeyedWrite } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { followContract } from '#src/server/people/seaman/reminders.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findLawToday } from '../nationality-law/find-law.usecases.ts'
import { findVacancyRow } from '../vacancy-search/vacancy-detail.repository.ts'
import { getPublicStatus } from '../vacancy-search/vacancy-detail.usecases.ts'
import { copyVacancy } from '../vacancy-search/vacancy-facts.ts'
import {
  type AppliedVacancy,
  demandOpenVacancy,
  findAppliedVacancy,
  hasApplied,
  insertApplication,
} from './application.repository.ts'
import { sendCv, takeBackCv } from './cv-sendings.usecases.ts'
import { digestOf, insertVacancyCopy } from './vacancy-copies.repository.ts'

/** `companyId` is that of a new application; null for a repeated request. */
export type Applied = { application: Application; mails: string[]; companyId: string | null }

/** Returns the stored note, null if there is none. */
function readNote(input: string | null | undefined): string | null {
  const note = normalizeText(input ?? '')
  const problem = checkText(note, MAX_NOTE)
  if (problem) throw createFieldFailure('application', { note: problem })
  return note === '' ? null : note
}

async function getOpenVacancy({ db, clock }: Needs<'db' | 'clock'>, id: string): Promise<AppliedVacancy> {
  const vacancy = await findAppliedVacancy(db, id)
  if (!vacancy) throw new Failure('not-found')
  const { status, expiresAt, suspended } = vacancy
  if (getPublicStatus({ status, expires_at: expiresAt, suspended }, clock()) !== 'published')
    throw new Failure('vacancy-closed')
  return vacancy
}

/** One mail to each side, written when it is sent. */
function createMails(
  services: Needs<'db' | 'clock' | 'ids'>,
  vacancy: AppliedVacancy,
  application: Application,
  session: Session,
) {
  const { id } = application
  const { accountId } = session
  const about = { aboutAccountId: accountId, payload: { applicationId: id } }
  const [received, sent] = ['application-received', 'application-sent'] as const
  return [
    createOutboxEntry(services, {
      ...{ cause: `${received}:${id}`, kind: received, organisationId: vacancy.companyId },
      ...about,
    }),
    createOutboxEntry(services, { ...{ cause: `${sent}:${id}`, kind: sent, accountId }, ...about }),
  ]
}

type Applying = Needs<'db' | 'cvs' | 'clock' | 'ids'>

/** The input of one try. */
type Try = { session: Session; seamanId: string; vacancyId: string; note: string | null; write: KeyedWrite | undefined }

/** Finds out why a batch failed: a concurrent write of the same request, or a changed vacancy. */
async function explainRefusal(
  services: Needs<'db' | 'clock'>,
  error: unknown,
  attempt: Try,
): Promise<Applied | 'again'> {
  const { vacancyId, seamanId, write } = attempt
  if (isGuardFailure(error)) {
    await getOpenVacancy(services, vacancyId)
    return 'again'
  }
  if (!isUniqueViolation(error)) throw error
  const repeated = await findRepeated<Application>(services, write)
  if (repeated) return { application: repeated, mails: [], companyId: null }
  if (await hasApplied(services.db, vacancyId, seamanId)) throw new Failure('already-applied')
  throw error
}

/** Reads the vacancy. `updated_at` is read first, so that the batch rejects a newer state. */
async function readVacancy(services: Applying, vacancyId: string) {
  const vacancy = await getOpenVacancy(services, vacancyId)
  const row = await findVacancyRow(services.db, vacancyId)
  if (!row) throw new Failure('not-found')
  const law = await findLawToday(services, row.company_country)
  return { vacancy, copy: copyVacancy(row, law !== undefined) }
}

/** One try: copies the CV, then writes application, vacancy copy, mails and idempotent answer in one batch. */
async function tryToApply(services: Applying, attempt: Try): Promise<Applied | 'again'> {
  const { db, clock, ids } = services
  const { session, seamanId, vacancyId, note, write } = attempt
  const { vacancy, copy } = await readVacancy(services, vacancyId)
  if (await hasApplied(db, vacancyId, seamanId)) throw new Failure('already-applied')
  const now = clock()
  const application: Application = { id: ids.key(now), vacancyId, note, createdAt: now }
  const sending = { seamanId, applicationId: application.id }
  const mails = createMails(services, vacancy, application, session)
  const cv = await sendCv(services, session, sending)
  try {
    await runBatch(db, [
      ...(write ? [insertKeyedAnswer(db, write, application)] : []),
      // A blocked account has no session any more.
      ...demandOpenSession(db, session),
      ...demandOpenVacancy(db, vacancyId, vacancy.updatedAt, now),
      insertVacancyCopy(db, vacancyId, copy, now),
      insertApplication(db, application, {
        seamanId,
        vacancyCopy: digestOf(copy),
        gapRules: MATCH_RULES,
        matchRecord: recordMatch(copy, cv, toPlainDate(now)),
      }),
      followContract(db, application.id, now),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    // After any other error the result of the batch is unknown: the sweep checks later.
    if (isGuardFailure(error) || isUniqueViolation(error)) await takeBackCv(services, sending)
    return explainRefusal(services, error, attempt)
  }
  return { application, mails: mails.map(({ id }) => id), companyId: vacancy.companyId }
}

/** How often a vacancy is read again that changes meanwhile. */
const MAX_TRIES = 3

/** Applies once per seafarer and vacancy, with copies of the current CV and vacancy. */
export async function applyForVacancy(
  services: Applying,
  session: Session,
  vacancyId: string,
  input: string | null | undefined,
  key: string | undefined,
): Promise<Applied> {
  const { seamanId } = session
  if (!seamanId) throw new Failure('forbidden')
  const note = readNote(input)
  const write = createKeyedWrite(session, 'apply', key, [vacancyId, note])
  const repeated = await findRepeated<Application>(services, write)
  if (repeated) return { application: repeated, mails: [], companyId: null }
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const applied = await tryToApply(services, { session, seamanId, vacancyId, note, write })
    if (applied !== 'again') return applied
  }
  throw new Failure('conflict')
}
