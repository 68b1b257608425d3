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
/** Older news is not delivered: it would delay newer ones, and an opening page reads it anyway. */
const MAX_NEWS_AGE = HOUR
const HANDED_OVER = 500

type NotifyServices = Needs<'db' | 'live'>
type Thread = { seamanId: string; organisationId: string; seamanChange: number; organisationChange: number }

/** Notifies the open pages of one side. Throws if an account was not reached; repeating it is harmless. */
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

/** Notifies the open pages of both sides of a message. Idempotent. Throws if it should be retried. */
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

/** Delivers at once; the queue retries failures, and the schedule finds what was not queued. */
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

/** Queues messages that were not delivered a minute after writing. */
export async function deliverLate({ db, clock, jobQueue }: Needs<'db' | 'clock' | 'jobQueue'>): Promise<void> {
  const now = clock()
  const rows = await findUndelivered(db, { since: now - MAX_NEWS_AGE, until: now - LATE }, HANDED_OVER)
  await jobQueue.send(
    'jobs',
    rows.map(({ id }) => messageOf(DELIVER_MESSAGE, id)),
  )
}
