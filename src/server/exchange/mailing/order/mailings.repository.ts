import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { LetterReason } from '#src/domain/mailing/letter-states.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { type MailingRow, mailingRecipientTable, mailingTable } from '../mailing.tables.ts'
import { reachedSince } from '../reach/candidates.repository.ts'
import type { NewMailing, NewRecipient } from './mailing-draft.ts'

const mailing = mailingTable
const recipient = mailingRecipientTable

/** A value that is bound may have two megabytes. */
const ROWS_IN_STATEMENT = 2000

const insertRows = (db: Database, mailingId: string, rows: readonly NewRecipient[]): Statement =>
  db.run(sql`INSERT INTO mailing_recipient (mailing_id, organisation_id, position, funds, line, frequency, due_at, next_at, settle_at,
      review_hash, review_until)
    SELECT ${mailingId}, value ->> 'organisationId', value ->> 'position', value ->> 'funds', value ->> 'line', value ->> 'frequency',
      value ->> 'dueAt', value ->> 'dueAt', value ->> 'settleAt', value ->> 'reviewHash', value ->> 'reviewUntil' FROM json_each(${JSON.stringify(rows)})`)

export function insertMailing(db: Database, row: NewMailing, rows: readonly NewRecipient[]): Statement[] {
  const parts = Array.from({ length: Math.ceil(rows.length / ROWS_IN_STATEMENT) }, (_, part) =>
    rows.slice(part * ROWS_IN_STATEMENT, (part + 1) * ROWS_IN_STATEMENT),
  )
  return [db.insert(mailing).values(row), ...parts.map((part) => insertRows(db, row.id, part))]
}

/** Aborts the batch if the account is not active, or its address is not confirmed. */
export const demandSender = (db: Database, accountId: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM account WHERE account.id = ${accountId} AND account.email_verified_at IS NOT NULL
      AND ${sql.raw(isActive('account.id'))})`,
  )

/** Aborts the batch if another mailing of the account reaches one of the agencies of this one, or did so after an instant. */
export const demandNoneReached = (
  db: Database,
  { id, accountId }: Pick<MailingRow, 'id' | 'accountId'>,
  since: number,
): Statement[] =>
  demand(
    db,
    sql`NOT EXISTS (SELECT 1 FROM ${mailing} JOIN ${recipient} ON ${recipient.mailingId} = ${mailing.id}
      WHERE ${reachedSince(accountId, since)} AND ${mailing.id} <> ${id}
        AND ${recipient.organisationId} IN (SELECT own.organisation_id FROM mailing_recipient own WHERE own.mailing_id = ${id}))`,
  )

export const findOwnMailing = (db: Database, accountId: string, id: string): Promise<MailingRow | undefined> =>
  db
    .select()
    .from(mailing)
    .where(and(eq(mailing.id, id), eq(mailing.accountId, accountId)))
    .get()

export const findMailingOfOrder = (db: Database, orderId: string): Promise<MailingRow | undefined> =>
  db.select().from(mailing).where(eq(mailing.orderId, orderId)).get()

/** The mailings of an account, the newest first. */
export const findOwnMailings = (db: Database, accountId: string, limit: number): Promise<MailingRow[]> =>
  db
    .select()
    .from(mailing)
    .where(eq(mailing.accountId, accountId))
    .orderBy(desc(mailing.createdAt), desc(mailing.id))
    .limit(limit)

const isOfOrder = (orderId: string) =>
  sql`${recipient.mailingId} IN (SELECT m.id FROM mailing m WHERE m.order_id = ${orderId})`

/** Stops the letters of a mailing that have not left. */
export const stopQueued = (db: Database, id: string, { reason, now }: { reason: string; now: number }): Statement[] => [
  db
    .update(mailing)
    .set({ stoppedAt: now })
    .where(and(eq(mailing.id, id), isNull(mailing.stoppedAt))),
  db
    .update(recipient)
    .set({ state: 'stopped', settled: 'released', settledAt: now, reason: reason as never })
    .where(and(eq(recipient.mailingId, id), eq(recipient.state, 'queued'), eq(recipient.settled, 'held'))),
]

/**
 * For the batch that ends an order: letters that have not left are stopped, and paid ones whose fate is open are released with the rest of the
 * order. Those that are being sent are released too, so that a run stops them unless they have left.
 */
export const stopWithOrder = (
  db: Database,
  orderId: string,
  { reason, now }: { reason: LetterReason; now: number },
): Statement[] => [
  db
    .update(mailing)
    .set({ stoppedAt: now })
    .where(
      and(
        eq(mailing.orderId, orderId),
        isNull(mailing.stoppedAt),
        sql`EXISTS (SELECT 1 FROM mailing_recipient r WHERE r.mailing_id = ${mailing.id} AND r.state = 'queued')`,
      ),
    ),
  db
    .update(recipient)
    .set({ state: 'stopped', settled: 'released', settledAt: now, reason })
    .where(and(isOfOrder(orderId), eq(recipient.state, 'queued'), eq(recipient.settled, 'held'))),
  db
    .update(recipient)
    .set({ settled: 'released', settledAt: now, reason: sql`coalesce(${recipient.reason}, ${reason})` })
    .where(
      and(
        isOfOrder(orderId),
        or(eq(recipient.funds, 'paid'), eq(recipient.state, 'sending')),
        eq(recipient.settled, 'held'),
      ),
    ),
]
