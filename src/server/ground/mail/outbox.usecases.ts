import type { NotificationKind } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { messageOf } from '../job/job.ts'
import { findFreeIds, insertOutbox } from './mail.repository.ts'
import type { MailPayload } from './mail.tables.ts'
import { type KindToOrganisation, type KindWithoutAccount, needsConfirmedAddress } from './mail-classes.ts'
import type { MailKind } from './mail-kinds.ts'

/** Its subject is the id of the outbox's row. */
export const SEND_MAIL = 'send-mail'

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
  /** Whose address must be confirmed too, where it tells of someone else. */
  aboutAccountId?: string
  /** What the recipient's settings are asked for before it is sent; left out where a mail is always sent. */
  notification?: NotificationKind
}

/** A mail for the batch of its cause; `cause` keeps it at one to a person. */
export function createOutboxEntry(
  { db, ids, clock }: Needs<'db' | 'clock' | 'ids'>,
  entry: OutboxEntry,
): { id: string; statement: Statement } {
  const now = clock()
  const id = ids.key(now)
  return { id, statement: insertOutbox(db, { id, ...entry, createdAt: now }, needsConfirmedAddress(entry.kind)) }
}

/** Hands written mails to the queue once their batch stands; the scheduled run finds those that were not handed over. */
export async function sendMails({ jobQueue }: Needs<'jobQueue'>, outboxIds: readonly string[]): Promise<void> {
  await jobQueue.send(
    'mail',
    outboxIds.map((id) => messageOf(SEND_MAIL, id)),
  )
}

/** Hands over what waited for the address of the account to be confirmed. */
export async function sendReleased(services: Needs<'db' | 'jobQueue'>, accountId: string): Promise<void> {
  const rows = await findFreeIds(services.db, accountId)
  await sendMails(
    services,
    rows.map(({ id }) => id),
  )
}
