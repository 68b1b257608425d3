import type { AdminReport, ReportDecision } from '#src/contract/report/admin-schemas.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_REPORT_REPLY } from '#src/domain/text/text-limits.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Withdrawal } from '#src/server/platform/withdrawal.ts'
import { demandFirstOwner, type ReportRow } from '#src/server/trust/report/admin-reports.repository.ts'
import type { Actor } from '#src/server/trust/report/describe-report.usecases.ts'
import { putDecision } from '#src/server/work/vacancy/decisions.repository.ts'
import { mayMove } from '#src/server/work/vacancy/vacancy-moves.ts'
import { withdrawVacancy } from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import { demandSeen, findOwner, findWholeRow } from '../moderation/moderation.repository.ts'
import { createBlocking } from '../user/user-changes.usecases.ts'

export type Deciding = Needs<'db' | 'clock' | 'ids' | 'keys' | 'cvs'>
export type ReadDecision = ReturnType<typeof readDecision>

/** Only a justified report has effects on the reported side. */
function checkOutcome(outcome: ReportDecision['outcome'], hasEffect: boolean): Text | undefined {
  if (!outcome) return { id: 'field.outcome.missing' }
  return outcome === 'dismissed' && hasEffect ? { id: 'field.outcome.acts' } : undefined
}

/** Validates the decision. Throws messages for its fields. */
export function readDecision({ outcome, acts, reason, note: typedNote, letter: typedLetter }: ReportDecision) {
  const [note, letter] = [normalizeText(typedNote ?? ''), normalizeText(typedLetter ?? '')]
  const problems: Record<string, Text | undefined> = {
    outcome: checkOutcome(outcome, acts.length > 0 || letter !== ''),
    note: checkText(note, MAX_REPORT_REPLY),
    letter: checkText(letter, MAX_REPORT_REPLY),
    reason: acts.includes('take-down') && !reason ? { id: 'moderation.field.reason' } : undefined,
  }
  const found = Object.entries(problems).filter((entry): entry is [string, Text] => entry[1] !== undefined)
  if (!outcome || found.length > 0) throw createFieldFailure('decision', Object.fromEntries(found))
  return { outcome, acts: [...new Set(acts)], reason: reason ?? null, note: note || null, letter: letter || null }
}

/** Whether a decision concerns the reported account. */
const isConcerned = ({ acts, letter }: ReadDecision): boolean =>
  acts.includes('warn') || acts.includes('block') || letter !== null

/** Throws `conflict` if a decision concerns the reported account, and that is no longer the one that the admin saw. */
export function demandAccount(decision: ReadDecision, account: AdminReport['account'], seen: string | null): void {
  if (isConcerned(decision) && (account === null || account.id !== seen)) throw new Failure('conflict')
}

type Concerned = { report: ReportRow; seen: AdminReport; decision: ReadDecision }

/** The same in the batch: the account of a company is its first owner, who may change after it was read. */
export const demandSameAccount = ({ db }: Deciding, { report, seen, decision }: Concerned): Statement[] =>
  isConcerned(decision) && report.againstId === null && report.organisationId !== null && seen.account
    ? demandFirstOwner(db, report.organisationId, seen.account.id)
    : []

type TakeDown = { report: ReportRow; seen: number; reason: ReadDecision['reason']; letter: string | null }

/** Takes the reported vacancy down, as moderation does. Throws `conflict` if it is not public or was changed since it was read. */
export async function takeDown(
  services: Deciding,
  { session, origin }: Actor,
  { report, seen, reason, letter }: TakeDown,
): Promise<Statement[]> {
  const { db, clock } = services
  const row = report.kind === 'vacancy' ? await findWholeRow(db, report.targetId) : null
  if (!row || row.updated_at !== seen || !mayMove('take-down', row)) throw new Failure('conflict')
  const owner = await findOwner(db, row.company_id)
  if (!owner) throw new Failure('conflict')
  const now = clock()
  const decided = { vacancyId: row.id, act: 'take-down', reason, note: letter } as const
  return [
    ...demandSeen(db, row.id, row.status, seen),
    ...withdrawVacancy(db, row.company_id, row.id, { move: 'take-down', now }),
    putDecision(db, { ...decided, decidedBy: session.accountId, decidedAt: now }),
    createSecurityEvent(services, {
      kind: 'vacancy-taken-down',
      accountId: owner.accountId,
      actorId: session.accountId,
      origin,
    }),
    createAdminEvent(services, {
      actor: session.accountId,
      action: 'vacancy-moderated',
      object: { kind: 'vacancy', id: row.id },
      accountId: owner.accountId,
      organisationId: row.company_id,
      before: { 'vacancy.status': row.status },
      after: { 'vacancy.status': 'taken-down', ...(reason && { 'vacancy.refusal': reason }) },
    }),
  ]
}

/** Blocks the reported account. Admins need a fresh confirmation of their identity for it, as on the page of the account. */
export async function block(
  services: Deciding,
  withdrawal: Withdrawal,
  actor: Actor,
  accountId: string | null,
): Promise<Statement[]> {
  if (services.clock() >= (actor.session.user.confirmedUntil ?? 0)) throw new Failure('confirmation-needed')
  if (accountId === null) throw new Failure('conflict')
  const blocking = await createBlocking(services, withdrawal, actor, accountId, true)
  if (!blocking) throw new Failure('conflict')
  return blocking
}
