import { type VacancyForm, withoutDates } from '#src/contract/vacancy-editor/form.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { countText } from '#src/domain/text/text.ts'
import { MAX_CV_NAME, MAX_CV_WORDS, MAX_VACANCY_TEXT } from '#src/domain/text/text-limits.ts'
import { insertKeyedAnswer } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteDraft, findDraft, insertDraft, replaceDraft } from './drafts.repository.ts'
import { getEdited, readOwn } from './edited-vacancy.usecases.ts'

type Writing = Needs<'db' | 'clock' | 'ids'>

const LONG: ReadonlySet<string> = new Set(['tradingArea', 'agreement', 'insurance'])

const limitOf = (name: string): number => {
  if (name === 'text') return MAX_VACANCY_TEXT
  return LONG.has(name) ? MAX_CV_WORDS : MAX_CV_NAME
}

/** Yields paths of texts over the limits. */
function* listLong(value: unknown, path: readonly string[] = []): Generator<[path: string, text: Text]> {
  if (typeof value === 'string') {
    const most = limitOf(path.at(-1) ?? '')
    if (countText(value) > most) yield [path.join('.'), { id: 'field.note.long', values: { most } }]
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inside] of Object.entries(value)) yield* listLong(inside, [...path, name])
}

function demandShort(form: VacancyForm): void {
  const long = [...listLong(form)]
  if (long.length > 0) throw createFieldFailure('vacancy', Object.fromEntries(long))
}

/** The vacancy of a repeated write. */
export type Kept = { vacancyId: string; createdAt: number }

async function insertOnce(
  services: Writing,
  session: Session,
  { operation, form, key, body }: { operation: string; form: VacancyForm; key: string | undefined; body: unknown },
): Promise<EditedVacancy> {
  const { db, clock, ids } = services
  const companyId = companyOf(session)
  const write = createKeyedWrite(session, operation, key, body)
  const before = await findRepeated<Kept>(services, write)
  if (before) return getEdited(services, companyId, before.vacancyId)
  const now = clock()
  const kept: Kept = { vacancyId: ids.key(now), createdAt: now }
  try {
    await runBatch(db, [
      ...(write ? [insertKeyedAnswer(db, write, kept)] : []),
      ...recordAct(services, session, 'vacancy-created', kept.vacancyId),
      insertDraft(db, { vacancyId: kept.vacancyId, companyId, document: form, updatedAt: now }),
    ])
  } catch (error) {
    const repeated = isUniqueViolation(error) ? await findRepeated<Kept>(services, write) : undefined
    if (!repeated) throw error
    return getEdited(services, companyId, repeated.vacancyId)
  }
  return getEdited(services, companyId, kept.vacancyId)
}

/** Begins a vacancy; idempotent under one key. */
export async function beginVacancy(
  services: Writing,
  session: Session,
  form: VacancyForm,
  key: string | undefined,
): Promise<EditedVacancy> {
  demandShort(form)
  return insertOnce(services, session, { operation: 'begin-vacancy', form, key, body: form })
}

/** Duplicates a vacancy without its dates; idempotent under one key. */
export async function duplicateVacancy(
  services: Writing,
  session: Session,
  id: string,
  key: string | undefined,
): Promise<EditedVacancy> {
  const { form } = await readOwn(services, companyOf(session), id)
  return insertOnce(services, session, {
    operation: `duplicate-vacancy:${id}`,
    form: withoutDates(form),
    key,
    body: null,
  })
}

const isSame = (one: VacancyForm, other: VacancyForm): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Saves the draft over the version it was based on. Throws `version-conflict` with the current state. */
export async function saveDraft(
  services: Writing & Needs<'limiter'>,
  session: Session,
  id: string,
  { version, form }: { version: number; form: VacancyForm },
): Promise<EditedVacancy> {
  const { db, clock, limiter } = services
  const companyId = companyOf(session)
  await limiter.take('draft-account', session.actorId ?? session.accountId, clock())
  demandShort(form)
  const own = await readOwn(services, companyId, id)
  const clash = async () => new Failure('version-conflict', { current: await getEdited(services, companyId, id) })
  // The same content again is a save whose answer was lost.
  if (isSame(own.form, form) && own.version >= version) return getEdited(services, companyId, id)
  if (own.version !== version) throw await clash()
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'vacancy-saved', id),
      ...replaceDraft(db, { vacancyId: id, companyId, version }, form, clock()),
    ])
  } catch (error) {
    if (isGuardFailure(error) || isUniqueViolation(error)) throw await clash()
    throw error
  }
  return getEdited(services, companyId, id)
}

/** Discards the draft; its vacancy is unchanged. */
export async function discardDraft(services: Writing, session: Session, id: string): Promise<null> {
  const { db, clock } = services
  const companyId = companyOf(session)
  const draft = await findDraft(db, companyId, id)
  if (draft?.document) {
    const { row } = await readOwn(services, companyId, id)
    try {
      await runBatch(db, [
        ...recordAct(services, session, 'draft-deleted', id),
        ...(row ? replaceDraft(db, draft, null, clock()) : deleteDraft(db, draft)),
      ])
    } catch (error) {
      if (!isGuardFailure(error)) throw error
    }
  }
  return null
}
