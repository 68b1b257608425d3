import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { AdminReport, ReportDecision } from '#src/contract/report/admin-schemas.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Withdrawal } from '#src/server/platform/withdrawal.ts'
import {
  closeReports,
  findOthers,
  findReport,
  insertLetter,
  type ReportRow,
} from '#src/server/trust/report/admin-reports.repository.ts'
import { type Actor, describeReport, MAX_OTHERS } from '#src/server/trust/report/describe-report.usecases.ts'
import {
  block,
  type Deciding,
  demandAccount,
  demandSameAccount,
  type ReadDecision,
  readDecision,
  takeDown,
} from './case-acts.usecases.ts'
import { createContestMails, settleLine } from './contest-case.usecases.ts'

type Case = { report: ReportRow; seen: AdminReport; closed: readonly ReportRow[]; decision: ReadDecision }

/** Mails to all reporters who have an account, and to the reported side if the decision concerns it. */
function createLetters(services: Deciding, one: Case) {
  const { report, seen, closed, decision } = one
  if (report.kind === 'contest') return createContestMails(services, one)
  const replies = closed.flatMap(({ id, accountId }) => (accountId ? [{ id, accountId }] : []))
  const isConcerned = decision.outcome === 'upheld' && (decision.acts.length > 0 || decision.letter !== null)
  // A blocked account receives no mail.
  const against = isConcerned && !decision.acts.includes('block') ? seen.account?.id : undefined
  const write = (kind: 'report-closed' | 'report-decided', reportId: string, accountId: string) =>
    createOutboxEntry(services, { cause: `${kind}:${reportId}`, kind, accountId, payload: { reportId } })
  return [
    ...replies.map(({ id, accountId }) => write('report-closed', id, accountId)),
    ...(against ? [write('report-decided', report.id, against)] : []),
  ]
}

/** The acts that change something besides the case. */
async function createActs(
  services: Deciding,
  withdrawal: Withdrawal,
  actor: Actor,
  { vacancySeen, ...one }: Case & { vacancySeen: number },
): Promise<Statement[]> {
  const { report, seen, decision } = one
  if (report.kind === 'contest') return settleLine(services, actor.session.accountId, one)
  const { acts, reason, letter } = decision
  if (acts.includes('regulator') && !seen.regulator) throw new Failure('conflict')
  return [
    ...(acts.includes('take-down')
      ? await takeDown(services, actor, { report, seen: vacancySeen, reason, letter })
      : []),
    ...(acts.includes('block') ? await block(services, withdrawal, actor, seen.account?.id ?? null) : []),
  ]
}

/** Closes the case and records the decision. */
function createClosing(
  services: Deciding,
  { session, origin }: Actor,
  { report, seen, closed, decision }: Case,
): Statement[] {
  const { db, clock } = services
  const [now, { outcome, acts, note, letter }] = [clock(), decision]
  const ids = closed.map(({ id }) => id)
  const regulator = acts.includes('regulator') ? (seen.regulator?.name ?? null) : null
  const decided = { status: outcome, note, acts, regulator, decidedBy: session.accountId, decidedAt: now }
  return [
    ...closeReports(db, report, ids, { ...decided, updatedAt: now }),
    ...(letter && seen.account
      ? [insertLetter(db, { reportId: report.id, accountId: seen.account.id, text: letter })]
      : []),
    createSecurityEvent(services, { kind: 'report-closed', accountId: session.accountId, origin }),
    createAdminEvent(services, {
      actor: session.accountId,
      action: 'report-closed',
      object: { kind: 'report', id: report.id },
      // No account: the data export must not reveal the report to the reported person, and the report itself keeps the texts.
      accountId: null,
      before: { 'report.state': 'open' },
      after: {
        'report.state': outcome,
        'report.closedWith': ids.filter((id) => id !== report.id),
        ...(acts.length > 0 && { 'report.acts': acts }),
      },
    }),
  ]
}

/**
 * Decides a case and the chosen others about the same object: all acts, the replies and the record are one batch. Throws `conflict` if one of
 * the reports, the vacancy or the account was changed since it was read.
 * @returns the case after the decision, the mails that were written, and the blocked account
 */
export async function decideCase(
  services: Deciding,
  withdrawal: Withdrawal,
  actor: Actor,
  id: string,
  input: ReportDecision,
): Promise<{ report: AdminReport; mails: string[]; blocked: string | undefined }> {
  const { db } = services
  const report = await findReport(db, id)
  if (!report) throw new Failure('not-found')
  if (report.status !== 'open' || report.updatedAt !== input.seen) throw new Failure('conflict')
  const decision = readDecision(input)
  const chosen = new Set(input.others)
  const others = (await findOthers(db, report, MAX_OTHERS)).filter((other) => chosen.has(other.id))
  const one: Case = {
    report,
    seen: await describeReport(services, report, actor.session.accountId),
    closed: [report, ...others],
    decision,
  }
  demandAccount(decision, one.seen.account, input.account ?? null)
  const mails = createLetters(services, one)
  const acts = await createActs(services, withdrawal, actor, { ...one, vacancySeen: input.vacancySeen ?? 0 })
  try {
    await runBatch(db, [
      ...demandPermission(db, actor.session, PAGE_PERMISSIONS.reports),
      ...demandSameAccount(services, one),
      ...createClosing(services, actor, one),
      ...acts,
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  const after = await findReport(db, id)
  if (!after) throw new Failure('not-found')
  return {
    report: await describeReport(services, after, actor.session.accountId),
    mails: mails.map((mail) => mail.id),
    blocked: decision.acts.includes('block') ? one.seen.account?.id : undefined,
  }
}
