import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import type { InboxNews } from '#src/contract/session/live.ts'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import { messageOf } from '#src/server/ground/job/job.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccounts } from './choices.repository.ts'
import { findMessage, findUndelivered, markDelivered } from './messages.repository.ts'

/** Its subject is the id of the message. */
export const DELIVER_MESSAGE = 'deliver-message'

const LATE = MINUTE
/** What came through to no one for so long is not told any more: it would hold up what comes after it, and the page that opens reads it. */
const MAX_NEWS_AGE = HOUR
const HANDED_OVER = 500

type NotifyServices = Needs<'db' | 'live'>
type Thread = { seamanId: string; organisationId: string; seamanChange: number; organisationChange: number }

/** Tells every open page of one side. Throws when one of its accounts was not reached; telling all of them again does no harm. */
export async function notifySide(
  { db, live }: NotifyServices,
  side: InboxSide,
  thread: Pick<Thread, 'seamanId' | 'organisationId'>,
  news: InboxNews,
): Promise<void> {
  const id = side === 'seaman' ? thread.seamanId : thread.organisationId
  await Promise.all((await findAccounts(db, { side, id })).map(({ accountId }) => live.send(accountId, news)))
}

export const changeOf = (thread: Thread, side: InboxSide): number =>
  side === 'seaman' ? thread.seamanChange : thread.organisationChange

/** Tells the open pages of both sides of a message, once; may run any number of times. Throws when it should be tried again. */
export async function deliverMessage(services: NotifyServices & Needs<'clock'>, messageId: string): Promise<void> {
  const { db, clock } = services
  const found = await findMessage(db, messageId)
  if (!found || found.message.deliveredAt !== null) return
  const { message, thread } = found
  for (const side of ['seaman', 'company'] as const)
    await notifySide(services, side, thread, {
      kind: 'inbox-message',
      threadId: thread.id,
      number: message.number,
      from: message.side === side ? 'self' : 'other',
      change: changeOf(thread, side),
    })
  await markDelivered(db, messageId, clock())
}

/** Delivers at once; what fails is the queue's, and what the queue was not notified of the schedule's. */
export async function deliverNow(
  services: NotifyServices & Needs<'clock' | 'jobQueue'>,
  messageId: string,
): Promise<void> {
  try {
    await deliverMessage(services, messageId)
  } catch {
    await services.jobQueue.send('jobs', [messageOf(DELIVER_MESSAGE, messageId)])
  }
}

/** Hands over what was not delivered a minute after it was written. */
export async function deliverLate({ db, clock, jobQueue }: Needs<'db' | 'clock' | 'jobQueue'>): Promise<void> {
  const now = clock()
  const rows = await findUndelivered(db, { since: now - MAX_NEWS_AGE, until: now - LATE }, HANDED_OVER)
  await jobQueue.send(
    'jobs',
    rows.map(({ id }) => messageOf(DELIVER_MESSAGE, id)),
  )
}
