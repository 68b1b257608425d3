import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { ReportRow } from '#src/server/trust/report/admin-reports.repository.ts'
import { settleContest } from '#src/server/work/application/match-contests.repository.ts'
import type { Deciding, ReadDecision } from './case-acts.usecases.ts'

type ContestCase = { report: ReportRow; seen: { account: { id: string } | null }; decision: ReadDecision }

/** The same mail to the seafarer and to the company. */
export function createContestMails(services: Deciding, { report, seen }: ContestCase) {
  const sides = { seaman: report.accountId, company: seen.account?.id ?? null }
  return Object.entries(sides).flatMap(([side, accountId]) =>
    accountId === null
      ? []
      : [
          createOutboxEntry(services, {
            cause: `contest-decided:${report.id}:${side}`,
            kind: 'contest-decided',
            accountId,
            payload: { reportId: report.id, side },
          }),
        ],
  )
}

/** Lets a disputed line count as met, or leaves it as it was. Throws `conflict` for acts and texts that a line cannot have. */
export function settleLine(
  { db, clock }: Deciding,
  decidedBy: string,
  { report, decision: { outcome, acts, letter } }: ContestCase,
): Statement[] {
  if (acts.length > 0 || letter !== null) throw new Failure('conflict')
  const decision = outcome === 'upheld' ? 'met' : 'kept'
  return settleContest(db, { id: report.id, decision, decidedBy, now: clock() })
}
