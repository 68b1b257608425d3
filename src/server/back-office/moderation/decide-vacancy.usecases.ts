import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { ModeratedVacancy, ModerationDecision } from '#src/contract/vacancy-editor/schemas.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_MODERATION_NOTE } from '#src/domain/text/text-limits.ts'
import { findExpiry } from '#src/domain/vacancy/own-vacancy.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandLawful } from '#src/server/work/nationality-law/find-law.usecases.ts'
import { putDecision } from '#src/server/work/vacancy/decisions.repository.ts'
import { demandActiveCompany, findPublisher } from '#src/server/work/vacancy/publisher.repository.ts'
import { mayMove } from '#src/server/work/vacancy/vacancy-moves.ts'
import { withdrawVacancy, writeVacancies } from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import type { VacancyRow } from '#src/server/work/vacancy/vacancy-row.ts'
import { getModerated } from './moderated-vacancy.usecases.ts'
import { demandSeen, findOwner, findWholeRow, type WholeRow } from './moderation.repository.ts'

type Deciding = Needs<'db' | 'clock' | 'ids'>
type Actor = { session: Session; origin: Origin }

/** Mail kind and log entry of each act. */
const KINDS = { approve: 'vacancy-approved', refuse: 'vacancy-refused', 'take-down': 'vacancy-taken-down' } as const
const STATUS_AFTER = { approve: 'published', refuse: 'refused', 'take-down': 'taken-down' } as const

function readReason({ act, reason, note: typed }: ModerationDecision) {
  const note = normalizeText(typed ?? '')
  const problem = checkText(note, MAX_MODERATION_NOTE)
  if (problem) throw createFieldFailure('moderation', { note: problem })
  if (act === 'approve') return { reason: null, note: note || null }
  if (!reason) throw createFieldFailure('moderation', { reason: { id: 'moderation.field.reason' } })
  if (reason === 'other' && note === '')
    throw createFieldFailure('moderation', { note: { id: 'moderation.field.note' } })
  return { reason, note: note || null }
}

/** Returns the change of a decision. A vacancy that becomes public is written completely, so that the search has its data. */
async function createChange(services: Deciding, row: WholeRow, act: ModerationDecision['act']): Promise<Statement[]> {
  const { db, clock } = services
  const now = clock()
  if (act !== 'approve') return withdrawVacancy(db, row.company_id, row.id, { move: act, now })
  const publisher = await findPublisher(db, row.company_id)
  if (!publisher) throw new Failure('not-found')
  if (publisher.suspended) throw createFieldFailure('moderation', { act: { id: 'moderation.field.suspended' } })
  const { seq, ...columns } = row
  const expiresAt = findExpiry(row.join_to, now)
  const lawful = await demandLawful(services, row, publisher.country)
  if (!lawful) throw createFieldFailure('moderation', { act: { id: 'moderation.field.nationality' } })
  if (expiresAt <= now) throw createFieldFailure('moderation', { act: { id: 'moderation.field.over' } })
  const published = {
    ...columns,
    status: 'published',
    published_at: now,
    expires_at: expiresAt,
    updated_at: Math.max(now, row.updated_at + 1),
  } as VacancyRow
  return [
    ...demandActiveCompany(db, publisher.id),
    ...lawful,
    ...writeVacancies(db, [published], publisher, { move: 'approve', now }),
  ]
}

/**
 * Publishes a waiting vacancy, rejects it, or takes a public one down. The decision is about the seen version: if it was published again,
 * closed or decided meanwhile, the batch throws `conflict`.
 * @returns the vacancy, and the written mails
 */
export async function decideVacancy(
  services: Deciding,
  { session, origin }: Actor,
  id: string,
  decision: ModerationDecision,
): Promise<{ moderated: ModeratedVacancy; mails: string[] }> {
  const { db, clock } = services
  const kind = KINDS[decision.act]
  const row = await findWholeRow(db, id)
  if (!row) throw new Failure('not-found')
  if (!mayMove(decision.act, row) || row.updated_at !== decision.seen) throw new Failure('conflict')
  const told = readReason(decision)
  const owner = await findOwner(db, row.company_id)
  if (!owner) throw new Failure('not-found')
  const mail = createOutboxEntry(services, {
    cause: `moderation:${id}:${decision.seen}`,
    kind,
    organisationId: row.company_id,
    payload: { vacancyId: id },
  })
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.vacancies),
      ...demandSeen(db, id, row.status, decision.seen),
      ...(await createChange(services, row, decision.act)),
      putDecision(db, { vacancyId: id, act: decision.act, ...told, decidedBy: session.accountId, decidedAt: clock() }),
      createSecurityEvent(services, {
        kind,
        accountId: owner.accountId,
        actorId: session.accountId,
        origin,
      }),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'vacancy-moderated',
        object: { kind: 'vacancy', id },
        accountId: owner.accountId,
        organisationId: row.company_id,
        reason: told.note,
        before: { 'vacancy.status': row.status },
        after: { 'vacancy.status': STATUS_AFTER[decision.act], ...(told.reason && { 'vacancy.refusal': told.reason }) },
      }),
      mail.statement,
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return { moderated: await getModerated(services, id), mails: [mail.id] }
}
