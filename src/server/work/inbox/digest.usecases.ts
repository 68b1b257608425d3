import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Due, findDue, markDigested } from './digest.repository.ts'

const AWAY_FOR = 15 * MINUTE
/** Older messages are not reported any more if no mail reached the recipient. */
const MAX_NEWS_AGE = 7 * DAY
const MAX_AT_ONCE = 200

async function tell(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>, due: Due): Promise<void> {
  const { db, clock } = services
  const mail = createOutboxEntry(services, {
    cause: `message-digest:${due.accountId}:${due.newest}`,
    kind: 'message-digest',
    accountId: due.accountId,
    notification: 'message_digest',
    payload: { accountId: due.accountId },
  })
  await runBatch(db, [...markDigested(db, due, clock()), mail.statement])
  await sendMails(services, [mail.id])
}

/** Sends digests of waiting messages to absent people, hourly or daily as they chose. */
export async function sendDigests(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>): Promise<void> {
  const now = services.clock()
  const dues = await findDue(services.db, {
    until: now - AWAY_FOR,
    since: now - MAX_NEWS_AGE,
    anHourAgo: now - HOUR,
    aDayAgo: now - DAY,
    limit: MAX_AT_ONCE,
  })
  await forEachDue(dues, { failure: 'digest not written', idOf: ({ accountId }) => accountId }, (due) =>
    tell(services, due),
  )
}
