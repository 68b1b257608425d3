import type { NotificationKind } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { messageOf } from '../job/job.ts'
import { findFreeIds, insertOutbox } from './mail.repository.ts'
import type { MailPayload } from './mail.tables.ts'
import { type KindToOrganisation, type KindWithoutAccount, needsConfirmedAddress } from './mail-classes.ts'
import type { MailKind } from './mail-kinds.ts'

/** Its subject is the id of the outbox row. */
export const SEND_MAIL = 'send-mail'

/** The same for mail of the stream `subscribed`, in the lane of letters. */
export const SEND_SUBSCRIBED = 'send-subscribed-mail'

/**
 * An account, with an optional other address; an organisation, whose owners and recruiters receive the mail; or an address without an
 * account, and a language.
 */
type Recipient =
  | { kind: Exclude<MailKind, KindWithoutAccount | KindToOrganisation>; accountId: string; address?: string }
  | { kind: KindToOrganisation; organisationId: string }
  | { kind: KindWithoutAccount; address: string; language: LocaleCode }

type OutboxEntry = Recipient & {
  cause: string
  payload: MailPayload
  /** The account whose address must be confirmed too, if the mail is about someone else. */
  aboutAccountId?: string
  /** The setting that is read before sending; undefined if a mail is always sent. */
  notification?: NotificationKind
}

/** Returns a mail for the batch of its cause. `cause` is unique for each recipient. */
export function createOutboxEntry(
  { db, ids, clock }: Needs<'db' | 'clock' | 'ids'>,
  entry: OutboxEntry,
): { id: string; statement: Statement } {
  const now = clock()
  const id = ids.key(now)
  return { id, statement: insertOutbox(db, { id, ...entry, createdAt: now }, needsConfirmedAddress(entry.kind)) }
}

/** Queues written mails after their batch. The scheduled run finds those that were not queued. */
export async function sendMails({ jobQueue }: Needs<'jobQueue'>, outboxIds: readonly string[]): Promise<void> {
  await jobQueue.send(
    'mail',
    outboxIds.map((id) => messageOf(SEND_MAIL, id)),
  )
}

/** Queues mails of the stream `subscribed` in their own lane, so that no other mail is delayed. */
export async function sendSubscribed({ jobQueue }: Needs<'jobQueue'>, outboxIds: readonly string[]): Promise<void> {
  await jobQueue.send(
    'letters',
    outboxIds.map((id) => messageOf(SEND_SUBSCRIBED, id)),
  )
}

/** Queues mails that were held until the address was confirmed. */
export async function sendReleased(services: Needs<'db' | 'jobQueue'>, accountId: string): Promise<void> {
  const rows = await findFreeIds(services.db, accountId)
  await sendMails(
    services,
    rows.map(({ id }) => id),
  )
}
