import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { closeShared, insertOutbox } from './mail.repository.ts'
import type { outboxTable } from './mail.tables.ts'
import { needsConfirmedAddress } from './mail-classes.ts'
import { sendMails } from './outbox.usecases.ts'

type Outbox = typeof outboxTable.$inferSelect

/** Creates a row for each member. Each row has its own hold, opt-out, limit, delivery and retries. */
export async function shareMail(
  services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>,
  { id, cause, kind, payload, notification, aboutAccountId }: Outbox,
  accountIds: readonly string[],
): Promise<void> {
  const { db, clock, ids } = services
  const now = clock()
  const rows = accountIds.map((accountId) => ({
    ...{ id: ids.key(now), parentId: id, cause: `${cause}:${accountId}`, createdAt: now },
    ...{ kind, payload, notification, aboutAccountId, accountId },
  }))
  const inserts = rows.map((row) => insertOutbox(db, row, needsConfirmedAddress(kind)))
  try {
    await runBatch(db, [...closeShared(db, id, now), ...inserts])
  } catch (error) {
    // Another queue message has already done this.
    if (isGuardFailure(error)) return
    throw error
  }
  await sendMails(
    services,
    rows.map((row) => row.id),
  )
}
