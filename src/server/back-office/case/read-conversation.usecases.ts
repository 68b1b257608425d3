import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { readReason } from '#src/server/platform/reason.ts'
import { demandOpen, findReport } from '#src/server/trust/report/admin-reports.repository.ts'
import { type Actor, getReport } from '#src/server/trust/report/describe-report.usecases.ts'
import type { Deciding } from './case-acts.usecases.ts'

/**
 * Opens the reported conversation for one admin. The reason is recorded, and the reporter gets a mail at once. The reported side is informed
 * with a decision that concerns it.
 */
export async function readConversation(
  services: Deciding,
  { session, origin }: Actor,
  id: string,
  input: { reason: string },
): Promise<{ report: AdminReport; mails: string[] }> {
  const { db } = services
  const actor = session.accountId
  const report = await findReport(db, id)
  if (!report) throw new Failure('not-found')
  const reason = readReason(input.reason, 'reading')
  if (report.kind !== 'thread' || report.status !== 'open') throw new Failure('conflict')
  const mail = report.accountId
    ? createOutboxEntry(services, {
        cause: `report-read:${id}:${actor}`,
        kind: 'report-read',
        accountId: report.accountId,
        payload: { reportId: id },
      })
    : undefined
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.reports),
      ...demandOpen(db, id),
      // Of the admin alone: the history of either side must not reveal that there is a report.
      createSecurityEvent(services, { kind: 'reported-thread-opened', accountId: actor, detail: id, origin }),
      createAdminEvent(services, {
        actor,
        action: 'conversation-read',
        object: { kind: 'report', id },
        accountId: null,
        reason,
      }),
      ...(mail ? [mail.statement] : []),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    // The same admin has opened it before.
    if (!isUniqueViolation(error)) throw error
    return { report: await getReport(services, actor, id), mails: [] }
  }
  return { report: await getReport(services, actor, id), mails: mail ? [mail.id] : [] }
}
