import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { LetterReason, LetterState } from '#src/domain/mailing/letter-states.ts'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import type { RowKey } from '../letter/review-id.ts'
import { mailingTable, mailingRecipientTable as recipient } from '../mailing.tables.ts'

const isLetter = (letterId: string): SQL => eq(recipient.letterId, letterId)
const isSending = eq(recipient.state, 'sending')

/** Writes down that a letter left, was refused by our own list, or may have left; `settleAt`: when the rows are settled without further news. */
export const noteOutcome = (
  db: Database,
  letterId: string,
  { state, settleAt, now }: { state: 'sent' | 'suppressed' | 'unknown'; settleAt: number; now: number },
): Statement =>
  db
    .update(recipient)
    .set({
      ...{ state, settleAt },
      ...(state === 'sent' && { sentAt: sql`coalesce(${recipient.sentAt}, ${now})` }),
      ...(state === 'suppressed' && { reason: 'suppressed' as const }),
    })
    .where(and(isLetter(letterId), isSending))

/** Stops rows of a letter that were settled after they were claimed, such as those of an order that ended. Returns them. */
export const stopSettled = (db: Database, letterId: string) =>
  db
    .update(recipient)
    .set({ state: 'stopped' })
    .where(and(isLetter(letterId), isSending, ne(recipient.settled, 'held')))
    .returning({ mailingId: recipient.mailingId, organisationId: recipient.organisationId })

/** Returns rows to the queue that did not leave. Those that were settled meanwhile are stopped. */
export const postpone = (db: Database, letterId: string, nextAt: number): Statement[] => [
  stopSettled(db, letterId),
  db
    .update(recipient)
    .set({ state: 'queued', nextAt, tries: 0 })
    .where(and(isLetter(letterId), isSending)),
]

/** Stops due rows, each for its reason. */
export const stopRows = (db: Database, rows: readonly RowKey[], reason: LetterReason, now: number) =>
  db
    .update(recipient)
    .set({ state: 'stopped', settled: 'released', settledAt: now, reason })
    .where(
      and(
        sql`(${recipient.mailingId}, ${recipient.organisationId}) IN (SELECT c.value ->> 'mailingId', c.value ->> 'organisationId'
          FROM json_each(${JSON.stringify(rows)}) c)`,
        eq(recipient.state, 'queued'),
        eq(recipient.settled, 'held'),
      ),
    )

/** States that an event may change. */
type Change = { from: readonly LetterState[]; set: Partial<typeof recipient.$inferInsert>; now: number; at: number }

/** Changes the state of the rows of a letter after an event; held rows are settled by the next run. */
export const noteEvent = (db: Database, letterId: string, { from, set, now, at }: Change) =>
  db
    .update(recipient)
    .set({
      ...set,
      sentAt: sql`coalesce(${recipient.sentAt}, ${at})`,
      settleAt: sql`min(${recipient.settleAt}, ${now})`,
    })
    .where(and(isLetter(letterId), isAmong(recipient.state, from)))

/** The accounts whose mailings a letter belongs to. */
export async function findAccountsOf(db: Database, letterIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: mailingTable.accountId })
    .from(recipient)
    .innerJoin(mailingTable, eq(mailingTable.id, recipient.mailingId))
    .where(isAmong(recipient.letterId, letterIds))
  return rows.map(({ id }) => id)
}
