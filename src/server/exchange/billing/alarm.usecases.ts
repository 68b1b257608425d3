import { toPlainDate } from '#src/domain/time.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFinanceAdmins, findKnownCauses } from './alarm.repository.ts'
import type { LedgerDifference } from './reconcile.usecases.ts'

/** Differences with the same first entry are one finding. */
const findingOf = ({ kind, subject, reference }: LedgerDifference): string => reference ?? `${kind} ${subject}`

/** The findings of further differences are on the page to which each mail links. */
const MAX_FINDINGS_MAILED = 10

/** Mails to the finance admins: one for each finding, recipient and day. */
export async function createAlarms(
  services: Needs<'db' | 'clock' | 'ids'>,
  reconciliationId: string,
  differences: readonly LedgerDifference[],
): Promise<{ id: string; statement: Statement }[]> {
  if (differences.length === 0) return []
  const { db, clock } = services
  const findings = [...new Set(differences.map(findingOf))].slice(0, MAX_FINDINGS_MAILED)
  const day = toPlainDate(clock())
  const alarms = (await findFinanceAdmins(db)).flatMap(({ accountId }) =>
    findings.map((finding) => ({
      accountId,
      cause: `books-differ:${accountId}:${day}:${finding}`,
      payload: { reconciliationId, position: differences.findIndex((one) => findingOf(one) === finding) },
    })),
  )
  const known = await findKnownCauses(
    db,
    alarms.map(({ cause }) => cause),
  )
  return alarms
    .filter(({ cause }) => !known.has(cause))
    .map((alarm) => createOutboxEntry(services, { kind: 'books-differ', ...alarm }))
}
