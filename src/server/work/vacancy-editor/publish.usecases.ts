import type { EditedVacancy, VacancyPublication } from '#src/contract/vacancy-editor/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { countCompleteness } from '#src/domain/vacancy/completeness.ts'
import { NO_FEE_CLAUSE } from '#src/domain/vacancy/no-fee.ts'
import { findExpiry } from '#src/domain/vacancy/own-vacancy.ts'
import { insertKeyedAnswer, type KeyedWrite } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findLawToday } from '../nationality-law/find-law.usecases.ts'
import { demandLaw } from '../nationality-law/nationality-law.repository.ts'
import { demandPublisher } from '../vacancy/publisher.repository.ts'
import { writeVacancies } from '../vacancy/vacancy-publishing.repository.ts'
import type { VacancyRow } from '../vacancy/vacancy-row.ts'
import { demandSameRow, replaceDraft } from './drafts.repository.ts'
import { describeOwn, findProblems, getEdited, type Own, readOwn, readTyped, waits } from './edited-vacancy.usecases.ts'
import { toText, wrongText } from './problem-text.ts'
import { toFacts } from './row-of-form.ts'
import type { Kept } from './save-draft.usecases.ts'

type Publishing = Needs<'db' | 'clock' | 'ids'>

/** Returns the form if it can be public; throws messages for its fields, including missing ones. */
export async function demandWhole(services: Needs<'db' | 'clock'>, own: Own) {
  const { publisher } = own
  const typed = readTyped(services, own)
  const { needed } = countCompleteness(typed.values)
  const isAsked = typed.values.demands.nationalities.length > 0
  const law = isAsked ? await findLawToday(services, publisher.country) : undefined
  const problems = Object.entries(findProblems(typed, law)).map(([path, problem]) => [path, toText(problem)] as const)
  const missing = needed.map((field) => [field, wrongText('needed')] as const)
  if (missing.length + problems.length > 0)
    throw createFieldFailure('vacancy', Object.fromEntries([...missing, ...problems]))
  return { ...typed, law }
}

type Whole = Awaited<ReturnType<typeof demandWhole>>

/** Returns the form as a row that is public or waits for a moderator. */
export function toRow(services: Needs<'clock'>, own: Own, typed: Whole): VacancyRow {
  const now = services.clock()
  const facts = toFacts(typed.values, typed.flags)
  const status = waits(services, own, typed.flags) ? 'moderation' : 'published'
  return {
    ...facts,
    id: own.id,
    company_id: own.publisher.id,
    status,
    published_at: status === 'published' ? now : null,
    expires_at: findExpiry(facts.join_to, now),
    created_at: own.row?.created_at ?? now,
    updated_at: Math.max(now, (own.row?.updated_at ?? 0) + 1),
    paused_at: null,
    outcome: null,
    no_fee_clause: NO_FEE_CLAUSE,
    no_fee_at: now,
  }
}

/** Whether the draft is already public or waits for the moderator. */
const isDone = ({ draft, row }: Own): boolean =>
  !draft?.document && (row?.status === 'published' || row?.status === 'moderation')

async function demandAgreed(
  services: Needs<'db' | 'clock'>,
  own: Own,
  { version, clause, anyway }: VacancyPublication,
) {
  if (own.publisher.suspended) throw new Failure('company-suspended')
  if (!own.publisher.emailVerified) throw new Failure('email-not-verified')
  const edited = await describeOwn(services, own)
  if (own.version !== version) throw new Failure('version-conflict', { current: edited })
  const typed = await demandWhole(services, own)
  if (clause !== NO_FEE_CLAUSE) throw createFieldFailure('publication', { clause: wrongText('clause') })
  if (edited.alike.length > 0 && !anyway) throw createFieldFailure('publication', { anyway: wrongText('alike') })
  return typed
}

type Try = { session: Session; own: Own; typed: Whole; write: KeyedWrite | undefined }

function createStatements(services: Publishing, { session, own, typed, write }: Try) {
  const { db, clock } = services
  const now = clock()
  const { id, publisher, version } = own
  const kept: Kept = { vacancyId: id, createdAt: now }
  return [
    ...(write ? [insertKeyedAnswer(db, write, kept)] : []),
    ...recordAct(services, session, 'vacancy-published', id),
    ...demandPublisher(db, publisher),
    ...demandSameRow(db, id, own.row),
    ...(typed.law ? demandLaw(db, typed.law.id, toPlainDate(now)) : []),
    ...replaceDraft(db, { vacancyId: id, companyId: publisher.id, version }, null, now),
    ...writeVacancies(db, [toRow(services, own, typed)], publisher, { move: 'publish', now }),
  ]
}

/**
 * Publishes the draft or sends it to the moderator; resumes a paused vacancy. Idempotent under one key; of two concurrent calls one succeeds.
 * Throws `validation-failed` with missing fields, `version-conflict` with the current state, `conflict` if it was decided, paused or closed
 * meanwhile.
 */
export async function publishVacancy(
  services: Publishing,
  session: Session,
  id: string,
  input: VacancyPublication,
  key: string | undefined,
): Promise<EditedVacancy> {
  const { db } = services
  const companyId = companyOf(session)
  const write = createKeyedWrite(session, `publish-vacancy:${id}`, key, input)
  const answer = () => getEdited(services, companyId, id)
  if (await findRepeated<Kept>(services, write)) return answer()
  const own = await readOwn(services, companyId, id)
  if (isDone(own) && own.version === input.version) return describeOwn(services, own)
  const typed = await demandAgreed(services, own, input)
  try {
    await runBatch(db, createStatements(services, { session, own, typed, write }))
  } catch (error) {
    if (!isGuardFailure(error) && !isUniqueViolation(error)) throw error
    if (await findRepeated<Kept>(services, write)) return answer()
    const after = await readOwn(services, companyId, id)
    if (after.version !== own.version)
      throw new Failure('version-conflict', { current: await describeOwn(services, after) })
    // The law for nationalities was ended meanwhile.
    await demandWhole(services, after)
    throw new Failure('conflict')
  }
  return answer()
}
