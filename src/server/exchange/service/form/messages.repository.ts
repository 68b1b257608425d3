import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import { serviceOrderTable } from '../service.tables.ts'
import { type ServiceMessageRow, serviceMessageTable, servicePersonTable } from './form.tables.ts'

const message = serviceMessageTable

const selectMessages = (db: Database) =>
  db
    .select({ row: message, author: servicePersonTable.name })
    .from(message)
    .leftJoin(servicePersonTable, eq(servicePersonTable.accountId, message.authorId))

export type FoundMessage = Awaited<ReturnType<typeof selectMessages>>[number]

/** The messages of orders with the names of those who wrote for the team, the earliest first. */
export const findMessages = (db: Database, orderIds: readonly string[]): Promise<FoundMessage[]> =>
  selectMessages(db).where(isAmong(message.orderId, orderIds)).orderBy(asc(message.createdAt), asc(message.id))

/** The messages about the orders of an account. */
export const findMessagesOf = (db: Database, accountId: string): Promise<FoundMessage[]> =>
  selectMessages(db).where(eq(message.accountId, accountId)).orderBy(asc(message.createdAt), asc(message.id))

type Sent = Pick<ServiceMessageRow, 'orderId' | 'side' | 'sentAs'>

export const hasMessage = async (db: Database, { orderId, side, sentAs }: Sent): Promise<boolean> =>
  (await db.$count(message, and(eq(message.orderId, orderId), eq(message.side, side), eq(message.sentAs, sentAs)))) > 0

export const insertServiceMessage = (db: Database, row: Omit<ServiceMessageRow, 'readAt' | 'mailedAt'>): Statement =>
  db.insert(message).values(row)

/** Marks what the team wrote to an account about an order as read, up to a message. */
export const readUntil = (
  db: Database,
  { orderId, accountId, last }: { orderId: string; accountId: string; last?: string },
  now: number,
): Statement =>
  db
    .update(message)
    .set({ readAt: now })
    .where(
      and(
        ...[eq(message.orderId, orderId), eq(message.accountId, accountId), eq(message.side, 'team')],
        ...[isNull(message.readAt), last === undefined ? undefined : lte(message.id, last)],
      ),
    )

/** The parts of an account's orders with messages, the latest first. */
export const findTalks = (db: Database, accountId: string, limit: number) =>
  db
    .select({
      part: serviceOrderTable,
      person: servicePersonTable.name,
      unread: sql<number>`coalesce(sum(iif(${message.side} = 'team' AND ${message.readAt} IS NULL, 1, 0)), 0)`,
      lastAt: sql<number>`max(${message.createdAt})`,
    })
    .from(message)
    .innerJoin(serviceOrderTable, eq(serviceOrderTable.id, message.orderId))
    .leftJoin(servicePersonTable, eq(servicePersonTable.accountId, serviceOrderTable.assigneeId))
    .where(eq(message.accountId, accountId))
    .groupBy(serviceOrderTable.id)
    .orderBy(sql`max(${message.createdAt}) DESC`)
    .limit(limit)

/** The names of admins, as seafarers see them. */
export const findPersons = (db: Database, accountIds: readonly string[]) =>
  db.select().from(servicePersonTable).where(isAmong(servicePersonTable.accountId, accountIds))

export const savePerson = (db: Database, accountId: string, name: string, now: number): Statement =>
  db
    .insert(servicePersonTable)
    .values({ accountId, name, updatedAt: now })
    .onConflictDoUpdate({ target: servicePersonTable.accountId, set: { name, updatedAt: now } })
