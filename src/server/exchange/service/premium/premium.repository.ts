import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { DAY } from '#src/domain/time.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { serviceOrderTable } from '../service.tables.ts'
import { premiumExtensionTable } from './premium.tables.ts'

const service = serviceOrderTable
const extension = premiumExtensionTable

// Orders and extensions of premium follow each other without a gap or an overlap. `seaman.premium_status_expiration` is the end of the last one.

/** Premium follows premium that has not ended. */
const beginOf = (accountId: string, from: number) =>
  sql<number>`max(${from}, coalesce((SELECT premium_status_expiration FROM seaman WHERE account_id = ${accountId}), 0))`

const moveEnd = (db: Database, accountId: string, end: SQL): Statement =>
  db.update(seamanTable).set({ premiumStatusExpiration: end }).where(eq(seamanTable.accountId, accountId))

/** Statements that start the premium of an order, and move the end of the seafarer's premium. */
export const startPremium = (db: Database, id: string, accountId: string, days: number, from: number): Statement[] => [
  db
    .update(service)
    .set({ beginsAt: beginOf(accountId, from), endsAt: sql`${beginOf(accountId, from)} + ${days * DAY}` })
    .where(eq(service.id, id)),
  moveEnd(db, accountId, sql`(SELECT ends_at FROM service_order WHERE id = ${id})`),
]

type Extension = { id: string; accountId: string; orderId: string; days: number }

/** Statements that add days to the end of a seafarer's premium, or from now on if it is over. */
export const extendPremium = (db: Database, { id, accountId, orderId, days }: Extension, now: number): Statement[] => [
  db.insert(extension).values({
    ...{ id, accountId, orderId, days, createdAt: now },
    ...{ beginsAt: beginOf(accountId, now), endsAt: sql`${beginOf(accountId, now)} + ${days * DAY}` },
  }),
  moveEnd(db, accountId, sql`(SELECT ends_at FROM premium_extension WHERE id = ${id})`),
]

/** What is left of the premium of an order after the days that were charged; 0 once it was taken off. */
export const restOfCharged = (orderId: string): SQL => sql`(SELECT o.ends_at - o.begins_at - l.delivered * ${DAY}
  FROM service_order o JOIN order_line l ON l.order_id = o.id AND l.position = 0
  WHERE o.id = ${orderId} AND o.ends_at IS NOT NULL)`

/** What is left of the premium of a charged order at an instant. */
export const restAt = (orderId: string, now: number): SQL => sql`(SELECT o.ends_at - max(o.begins_at, ${now})
  FROM service_order o WHERE o.id = ${orderId} AND o.ends_at > ${now} AND o.state = 'done')`

const isLater = (orderId: string, table: typeof service | typeof extension): SQL =>
  sql`EXISTS (SELECT 1 FROM service_order o WHERE o.id = ${orderId}
    AND o.account_id = ${table.accountId} AND ${table.beginsAt} >= o.ends_at)`

/** Takes the rest of an order off the seafarer's premium; premium that follows it moves. @param rest in ms; null or 0 changes nothing */
export const endPremium = (db: Database, orderId: string, rest: SQL): Statement[] => [
  db
    .update(seamanTable)
    .set({ premiumStatusExpiration: sql`${seamanTable.premiumStatusExpiration} - ${rest}` })
    .where(
      and(
        sql`${rest} > 0`,
        sql`${seamanTable.accountId} = (SELECT account_id FROM service_order WHERE id = ${orderId})`,
      ),
    ),
  db
    .update(extension)
    .set({ beginsAt: sql`${extension.beginsAt} - ${rest}`, endsAt: sql`${extension.endsAt} - ${rest}` })
    .where(and(sql`${rest} > 0`, isLater(orderId, extension))),
  db
    .update(service)
    .set({ beginsAt: sql`${service.beginsAt} - ${rest}`, endsAt: sql`${service.endsAt} - ${rest}` })
    .where(and(sql`${rest} > 0`, eq(service.kind, 'premium'), isNotNull(service.endsAt), isLater(orderId, service))),
  db
    .update(service)
    .set({ endsAt: sql`${service.endsAt} - ${rest}` })
    .where(and(eq(service.id, orderId), sql`${rest} > 0`)),
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
