import { toPlainDate } from '#src/domain/time.ts'
import type { MailPayload } from '#src/server/ground/mail/mail.tables.ts'
import type { MailKind } from '#src/server/ground/mail/mail-kinds.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFinanceAdmins, findKnownCauses } from './alarm.repository.ts'
import type { LedgerDifference } from './reconcile.usecases.ts'

/** Differences with the same first entry are one finding. */
const findingOf = ({ kind, subject, reference }: LedgerDifference): string => reference ?? `${kind} ${subject}`

/** The findings of further differences are on the page to which each mail links. */
const MAX_FINDINGS_MAILED = 10

type FinanceMailKind = Extract<MailKind, 'books-differ' | 'dispute-opened' | 'transfer-recalled'>
type Mail = { id: string; statement: Statement }

/** Mails to the finance admins: one for each cause and recipient, without those that were written before. */
export async function createFinanceMails(
  services: Needs<'db' | 'clock' | 'ids'>,
  kind: FinanceMailKind,
  causes: readonly { cause: string; payload: MailPayload }[],
): Promise<Mail[]> {
  if (causes.length === 0) return []
  const { db } = services
  const mails = (await findFinanceAdmins(db)).flatMap(({ accountId }) =>
    causes.map(({ cause, payload }) => ({ accountId, cause: `${kind}:${accountId}:${cause}`, payload })),
  )
  const known = await findKnownCauses(
    db,
    mails.map(({ cause }) => cause),
  )
  return mails.filter(({ cause }) => !known.has(cause)).map((mail) => createOutboxEntry(services, { kind, ...mail }))
}

/** Mails about differences: one for each finding, recipient and day. */
export function createAlarms(
  services: Needs<'db' | 'clock' | 'ids'>,
  reconciliationId: string,
  differences: readonly LedgerDifference[],
): Promise<Mail[]> {
  const day = toPlainDate(services.clock())
  const findings = [...new Set(differences.map(findingOf))].slice(0, MAX_FINDINGS_MAILED)
  const causes = findings.map((finding) => ({
    cause: `${day}:${finding}`,
    payload: { reconciliationId, position: differences.findIndex((one) => findingOf(one) === finding) },
  }))
  return createFinanceMails(services, 'books-differ', causes)
}
