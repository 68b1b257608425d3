import { and, asc, eq, exists, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import { type Database, demand, isAmong, type Statement } from '#src/server/platform/database.ts'
import { mailingTable as mailing, mailingRecipientTable as recipient } from '../mailing.tables.ts'

const isHeld = eq(recipient.settled, 'held')

/** Rows that are settled now. An event, or the time that a letter may take, decides when; what is being sent is not settled. */
const isDue = (now: number): SQL | undefined =>
  and(isHeld, lte(recipient.settleAt, now), ne(recipient.state, 'sending'))

/** Mailings of which a row is settled now, and those that have not ended although all their rows are settled. */
export async function findUnsettled(db: Database, now: number, limit: number): Promise<string[]> {
  const due = await db.selectDistinct({ id: recipient.mailingId }).from(recipient).where(isDue(now)).limit(limit)
  const held = db
    .select({ one: sql`1` })
    .from(recipient)
    .where(and(eq(recipient.mailingId, mailing.id), isHeld))
  const over = await db
    .select({ id: mailing.id })
    .from(mailing)
    .where(and(isNull(mailing.endedAt), not(exists(held))))
    .limit(limit)
  return [...due, ...over].map(({ id }) => id)
}

/** Stops the rows of a mailing that were not sent in time. */
export const stopLate = (db: Database, id: string, now: number): Statement =>
  db
    .update(recipient)
    .set({ state: 'stopped', settled: 'released', settledAt: now, reason: 'late' })
    .where(and(eq(recipient.mailingId, id), eq(recipient.state, 'queued'), isDue(now)))

/** Releases the rows of a mailing that were not delivered, and those whose fate stayed unknown. */
export const releaseRows = (db: Database, id: string, now: number): Statement =>
  db
    .update(recipient)
    .set({ settled: 'released', settledAt: now, reason: sql`coalesce(${recipient.reason}, ${recipient.state})` })
    .where(and(eq(recipient.mailingId, id), isAmong(recipient.state, ['bounced', 'suppressed', 'unknown']), isDue(now)))

const isCharged = (now: number): SQL | undefined => and(isAmong(recipient.state, ['delivered', 'sent']), isDue(now))

/** Rows of a mailing that are charged: delivered ones, and those that nobody reported on in time. By position. */
export const findCharged = (db: Database, id: string, now: number) =>
  db
    .select({ position: recipient.position, funds: recipient.funds, line: recipient.line })
    .from(recipient)
    .where(and(eq(recipient.mailingId, id), isCharged(now)))
    .orderBy(asc(recipient.position))

/** Charges rows of a mailing. Aborts the batch unless all of them are still held and charged. */
export const captureRows = (db: Database, id: string, positions: readonly number[], now: number): Statement[] => [
  db
    .update(recipient)
    .set({ settled: 'captured', settledAt: now })
    .where(and(eq(recipient.mailingId, id), isAmong(recipient.position, positions), isCharged(now))),
  ...demand(db, sql`changes() = ${positions.length}`),
]

export const hasHeld = async (db: Database, id: string): Promise<boolean> => {
  const row = await db
    .select({ one: sql`1` })
    .from(recipient)
    .where(and(eq(recipient.mailingId, id), isHeld))
    .limit(1)
    .get()
  return row !== undefined
}

export const findMailing = (db: Database, id: string) => db.select().from(mailing).where(eq(mailing.id, id)).get()

/** Ends a mailing whose rows are all settled. */
export const endMailing = (db: Database, id: string, now: number) =>
  db
    .update(mailing)
    .set({ endedAt: now })
    .where(
      and(
        eq(mailing.id, id),
        isNull(mailing.endedAt),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(recipient)
              .where(and(eq(recipient.mailingId, id), isHeld)),
          ),
        ),
      ),
    )
