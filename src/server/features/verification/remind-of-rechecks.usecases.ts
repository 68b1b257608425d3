import { DAY, toPlainDate } from '#src/contract/time.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createOutboxEntry, sendMails } from '../mails/outbox.usecases.ts'
import { findUntold, markReminded } from './verification-changes.repository.ts'

const TOLD_AT_ONCE = 200
/** So long before the mark goes: new papers are mostly there by then. */
const AHEAD = 30 * DAY

/** Writes to everybody whose papers are to be looked at again within a month, once for each such day; who is left over waits for the next run. */
export async function remindOfRechecks(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>): Promise<void> {
  const { db, clock } = services
  const now = clock()
  for (const due of await findUntold(db, toPlainDate(now), toPlainDate(now + AHEAD), TOLD_AT_ONCE)) {
    const recheckOn = due.recheckOn as string
    const mail = createOutboxEntry(services, {
      cause: `verification-due:${due.seamanId}:${recheckOn}`,
      kind: 'verification-due',
      accountId: due.accountId,
      aboutAccountId: due.accountId,
      notification: 'document_reminders',
      payload: { seamanId: due.seamanId, recheckOn },
    })
    try {
      await runBatch(db, [...markReminded(db, due.seamanId, recheckOn), mail.statement])
      await sendMails(services, [mail.id])
    } catch (error) {
      if (!isGuardFailure(error)) throw error
    }
  }
}
