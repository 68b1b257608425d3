import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { AdminReport, AppealDecision } from '#src/contract/report/admin-schemas.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_REPORT_REPLY } from '#src/domain/text/text-limits.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { decideAppeal, findAppeal } from '#src/server/trust/report/complaints.repository.ts'
import { getReport } from '#src/server/trust/report/describe-report.usecases.ts'
import type { Deciding } from './case-acts.usecases.ts'

function readAnswer({ outcome, note: typed }: AppealDecision) {
  const note = normalizeText(typed ?? '')
  const problem = checkText(note, MAX_REPORT_REPLY)
  if (!outcome || problem)
    throw createFieldFailure('appeal', {
      ...(!outcome && { outcome: { id: 'field.outcome.missing' } }),
      ...(problem && { note: problem }),
    })
  return { outcome, note: note || null }
}

/** Answers an appeal. Throws `conflict` if it was answered meanwhile, or if the same admin decided the case. */
export async function answerAppeal(
  services: Deciding,
  session: Session,
  id: string,
  decision: AppealDecision,
): Promise<{ report: AdminReport; mails: string[] }> {
  const { db, clock } = services
  const found = await findAppeal(db, id)
  if (!found) throw new Failure('not-found')
  const { outcome, note } = readAnswer(decision)
  const actor = session.accountId
  const mail = createOutboxEntry(services, {
    cause: `appeal-decided:${id}`,
    kind: 'appeal-decided',
    accountId: found.accountId,
    payload: { reportId: id },
  })
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.reports),
      ...decideAppeal(db, id, { outcome, note, decidedBy: actor, decidedAt: clock() }),
      createAdminEvent(services, {
        actor,
        action: 'appeal-decided',
        object: { kind: 'report', id },
        accountId: null,
        after: { 'report.appeal': outcome },
      }),
      mail.statement,
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return { report: await getReport(services, actor, id), mails: [mail.id] }
}
