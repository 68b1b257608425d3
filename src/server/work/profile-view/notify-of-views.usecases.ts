import { DAY, toPlainDate } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Span } from './profile-view.repository.ts'
import { causeOf, findViewed } from './view-mails.repository.ts'

type NotifyServices = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>
type Viewed = Awaited<ReturnType<typeof findViewed>>[number]

const MAX_AT_ONCE = 200
const WEEK = 7 * DAY
/** 5 January 1970. */
const FIRST_MONDAY = 4 * DAY

/** The last full week, Monday to Sunday, UTC. */
function lastWeek(now: number): Span {
  const until = Math.floor((now - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY
  return { from: until - WEEK, until }
}

async function tell(services: NotifyServices, { seamanId, accountId }: Viewed, { from, until }: Span): Promise<void> {
  const mail = createOutboxEntry(services, {
    cause: causeOf(seamanId, toPlainDate(from)),
    kind: 'viewed',
    accountId,
    notification: 'profile_views',
    payload: { seamanId, from, until },
  })
  await runBatch(services.db, [mail.statement])
  await sendMails(services, [mail.id])
}

/** Notifies everyone who was viewed last week, once; the rest is left to the next run. */
export async function notifyOfViews(services: NotifyServices): Promise<void> {
  const span = lastWeek(services.clock())
  const days = { from: toPlainDate(span.from), until: toPlainDate(span.until) }
  const viewed = await findViewed(services.db, days, MAX_AT_ONCE)
  await forEachDue(viewed, { failure: 'views not told', idOf: ({ seamanId }) => seamanId }, (one) =>
    tell(services, one, span),
  )
}
