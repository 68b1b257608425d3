import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { DAY } from '#src/domain/time.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { premiumExtensionTable } from './premium.tables.ts'

// Orders and extensions of premium follow each other without a gap or an overlap. `seaman.premium_status_expiration` is the end of the last one.

/** Premium follows premium that has not ended. */
const beginOf = (accountId: string, from: number) =>
  sql<number>`max(${from}, coalesce((SELECT premium_status_expiration FROM seaman WHERE account_id = ${accountId}), 0))`

/** Statements that start the premium of an order, and move the end of the seafarer's premium. */
export const startPremium = (db: Database, id: string, accountId: string, days: number, from: number): Statement[] => [
  db.run(sql`UPDATE service_order SET begins_at = ${beginOf(accountId, from)},
    ends_at = ${beginOf(accountId, from)} + ${days * DAY} WHERE id = ${id}`),
  db.run(sql`UPDATE seaman SET premium_status_expiration = (SELECT ends_at FROM service_order WHERE id = ${id})
    WHERE account_id = ${accountId}`),
]

type Extension = { id: string; accountId: string; orderId: string; days: number }

/** Statements that add days to the end of a seafarer's premium, or from now on if it is over. */
export const extendPremium = (db: Database, { id, accountId, orderId, days }: Extension, now: number): Statement[] => [
  db.run(sql`INSERT INTO premium_extension (id, account_id, order_id, days, begins_at, ends_at, created_at)
    SELECT ${id}, ${accountId}, ${orderId}, ${days}, ${beginOf(accountId, now)},
      ${beginOf(accountId, now)} + ${days * DAY}, ${now}`),
  db.run(sql`UPDATE seaman SET premium_status_expiration = (SELECT ends_at FROM premium_extension WHERE id = ${id})
    WHERE account_id = ${accountId}`),
]

/** What is left of the premium of an order after the days that were charged. */
export const restOfCharged = (orderId: string): SQL => sql`(SELECT o.ends_at - o.begins_at - l.delivered * ${DAY}
  FROM service_order o JOIN order_line l ON l.order_id = o.id AND l.position = 0
  WHERE o.id = ${orderId} AND o.ends_at IS NOT NULL AND o.state = 'open')`

/** What is left of the premium of a charged order at an instant. */
export const restAt = (orderId: string, now: number): SQL => sql`(SELECT o.ends_at - max(o.begins_at, ${now})
  FROM service_order o WHERE o.id = ${orderId} AND o.ends_at > ${now} AND o.state = 'done')`

const isLater = (orderId: string, table: 'service_order' | 'premium_extension'): SQL =>
  sql`EXISTS (SELECT 1 FROM service_order o WHERE o.id = ${orderId}
    AND o.account_id = ${sql.raw(table)}.account_id AND ${sql.raw(table)}.begins_at >= o.ends_at)`

/** Takes the rest of an order off the seafarer's premium; premium that follows it moves. @param rest in ms; null or 0 changes nothing */
export const endPremium = (db: Database, orderId: string, rest: SQL): Statement[] => [
  db.run(sql`UPDATE seaman SET premium_status_expiration = premium_status_expiration - ${rest}
    WHERE ${rest} > 0 AND account_id = (SELECT account_id FROM service_order WHERE id = ${orderId})`),
  db.run(sql`UPDATE premium_extension SET begins_at = begins_at - ${rest}, ends_at = ends_at - ${rest}
    WHERE ${rest} > 0 AND ${isLater(orderId, 'premium_extension')}`),
  db.run(sql`UPDATE service_order SET begins_at = begins_at - ${rest}, ends_at = ends_at - ${rest}
    WHERE ${rest} > 0 AND kind = 'premium' AND ends_at IS NOT NULL AND ${isLater(orderId, 'service_order')}`),
  db.run(sql`UPDATE service_order SET ends_at = ends_at - ${rest} WHERE id = ${orderId} AND ${rest} > 0`),
]

/** The extensions of an account's premium, the first one first. */
export const findExtensions = (db: Database, accountId: string) =>
  db
    .select()
    .from(premiumExtensionTable)
    .where(eq(premiumExtensionTable.accountId, accountId))
    .orderBy(asc(premiumExtensionTable.beginsAt), asc(premiumExtensionTable.id))

export const findExtension = (db: Database, id: string) =>
  db.select().from(premiumExtensionTable).where(eq(premiumExtensionTable.id, id)).get()
