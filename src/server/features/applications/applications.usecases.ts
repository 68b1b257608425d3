import type { Application } from '#src/contract/schemas/application.ts'
import { normalizeText } from '#src/contract/text.ts'
import { MAX_NOTE } from '#src/contract/text-limits.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { insertKeyedAnswer, type KeyedWrite } from '../idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '../idempotency/keyed-write.usecases.ts'
import { createOutboxEntry } from '../mails/outbox.usecases.ts'
import type { Session } from '../sessions/session.ts'
import { getPublicStatus } from '../vacancy-search/vacancy-detail.usecases.ts'
import {
  type AppliedVacancy,
  demandOpenVacancy,
  findAppliedVacancy,
  hasApplied,
  insertApplication,
} from './applications.repository.ts'

export type Applied = { application: Application; mails: string[] }

/** The note as it is kept, null when there is none. */
function readNote(input: string | null | undefined): string | null {
  const note = normalizeText(input ?? '')
  const problem = checkText(note, MAX_NOTE)
  if (problem) throw createFieldFailure('application', { note: problem })
  return note === '' ? null : note
}

async function getOpenVacancy({ db, clock }: Needs<'db' | 'clock'>, id: string): Promise<AppliedVacancy> {
  const vacancy = await findAppliedVacancy(db, id)
  if (!vacancy) throw new Failure('not-found')
  const { status, expiresAt } = vacancy
  if (getPublicStatus({ status, expires_at: expiresAt }, clock()) !== 'published') throw new Failure('vacancy-closed')
  return vacancy
}

/** One mail to each side; what it says is read when it is sent. */
function createMails(
  services: Needs<'db' | 'clock' | 'ids'>,
  vacancy: AppliedVacancy,
  application: Application,
  session: Session,
) {
  const payload = { applicationId: application.id }
  const recipients = [
    ['application-received', vacancy.ownerId],
    ['application-sent', session.accountId],
  ] as const
  return recipients.map(([kind, accountId]) =>
    createOutboxEntry(services, {
      cause: `${kind}:${application.id}`,
      kind,
      accountId,
      aboutAccountId: session.accountId,
      payload,
    }),
  )
}

/** Finds out why a batch was refused: the same write was faster, or the vacancy closed. */
async function explainRefusal(
  services: Needs<'db'>,
  error: unknown,
  vacancyId: string,
  seamanId: string,
  write?: KeyedWrite,
): Promise<Applied> {
  if (isGuardFailure(error)) throw new Failure('vacancy-closed')
  if (!isUniqueViolation(error)) throw error
  const repeated = await findRepeated<Application>(services, write)
  if (repeated) return { application: repeated, mails: [] }
  if (await hasApplied(services.db, vacancyId, seamanId)) throw new Failure('already-applied')
  throw error
}

/** Applies once per seafarer and vacancy; application, mails and the key's answer stand together or not at all. */
export async function applyForVacancy(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  vacancyId: string,
  input: string | null | undefined,
  key: string | undefined,
): Promise<Applied> {
  const { db, clock, ids } = services
  const seamanId = session.seamanId
  if (!seamanId) throw new Failure('forbidden')
  const note = readNote(input)
  const write = createKeyedWrite(session.accountId, 'apply', key, [vacancyId, note])
  const repeated = await findRepeated<Application>(services, write)
  if (repeated) return { application: repeated, mails: [] }
  const vacancy = await getOpenVacancy(services, vacancyId)
  if (await hasApplied(db, vacancyId, seamanId)) throw new Failure('already-applied')
  const now = clock()
  const application: Application = { id: ids.key(now), vacancyId, note, createdAt: now }
  const mails = createMails(services, vacancy, application, session)
  try {
    await runBatch(db, [
      ...(write ? [insertKeyedAnswer(db, write, application)] : []),
      ...demandOpenVacancy(db, vacancyId, now),
      insertApplication(db, application, seamanId),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    return explainRefusal(services, error, vacancyId, seamanId, write)
  }
  return { application, mails: mails.map(({ id }) => id) }
}
