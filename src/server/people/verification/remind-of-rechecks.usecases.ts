import { DAY, toPlainDate } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findDueRechecks, markReminded } from './verification-changes.repository.ts'

const MAX_AT_ONCE = 200
/** Time before the mark ends: new papers mostly exist by then. */
const AHEAD = 30 * DAY

type Reminding = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>
type Due = Awaited<ReturnType<typeof findDueRechecks>>[number]

async function remind(services: Reminding, { seamanId, accountId, recheckOn: day }: Due): Promise<void> {
  const recheckOn = day as string
  const mail = createOutboxEntry(services, {
    cause: `verification-due:${seamanId}:${recheckOn}`,
    kind: 'verification-due',
    accountId,
    aboutAccountId: accountId,
    notification: 'document_reminders',
    payload: { seamanId, recheckOn },
  })
  await runBatch(services.db, [...markReminded(services.db, seamanId, recheckOn), mail.statement])
  await sendMails(services, [mail.id])
}

/** Mails seafarers whose recheck is due within a month, once per date; the rest is left to the next run. */
export async function remindOfRechecks(services: Reminding): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const dues = await findDueRechecks(db, toPlainDate(now), toPlainDate(now + AHEAD), MAX_AT_ONCE)
  await forEachDue(dues, { failure: 'recheck not told', idOf: ({ seamanId }) => seamanId }, (due) =>
    remind(services, due),
  )
}
