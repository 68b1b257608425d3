import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import type { MailStream } from '#src/server/platform/mail/mailer.ts'
import { mailSuppressionTable, type SuppressionReason } from './letter.tables.ts'

const { stream, addressDigest, scope, until } = mailSuppressionTable

export type SuppressedAddress = { stream: MailStream; addressDigest: string; scope: string | null }

/** The condition that a suppression has not ended. */
export const isInForce = (now: number): SQL => or(isNull(until), gt(until, now)) as SQL

/** The suppressions of an address: of the whole stream, and of the letters to this organisation. */
export const suppressedFor = (one: SuppressedAddress, now: number) => ({
  table: mailSuppressionTable,
  where: and(
    eq(stream, one.stream),
    eq(addressDigest, one.addressDigest),
    isAmong(scope, ['', one.scope ?? '']),
    isInForce(now),
  ),
})

export const isSuppressed = async (db: Database, one: SuppressedAddress, now: number): Promise<boolean> => {
  const { table, where } = suppressedFor(one, now)
  return (await db.$count(table, where)) > 0
}

type Suppressed = { reason: SuppressionReason; at: number; until?: number }

/** Suppresses an address in a stream, or for the letters to one organisation. The first reason remains; the later end applies. */
export const suppressAddress = (db: Database, { scope: only, ...one }: SuppressedAddress, suppressed: Suppressed) =>
  db
    .insert(mailSuppressionTable)
    .values({ ...one, scope: only ?? '', ...suppressed })
    .onConflictDoUpdate({
      target: [stream, addressDigest, scope],
      set: { until: sql`iif(${until} IS NULL OR excluded.until IS NULL, NULL, max(${until}, excluded.until))` },
    })

/** Lets mail to an address leave again. */
export const allowAddress = (db: Database, { scope: only, ...one }: SuppressedAddress) =>
  db
    .delete(mailSuppressionTable)
    .where(and(eq(stream, one.stream), eq(addressDigest, one.addressDigest), eq(scope, only ?? '')))

export const deleteEndedSuppressions = (db: Database, now: number) =>
  db.delete(mailSuppressionTable).where(lte(until, now))
