import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import { OPEN_SERVICE_STATES, type ServiceState } from '#src/domain/service/service-states.ts'
import type { ServicePart, ServiceSlug } from '#src/domain/service/services.ts'
import { orderLineTable, orderTable } from '#src/server/exchange/order/order.tables.ts'
import { orderWithdrawalTable } from '#src/server/exchange/order-withdrawal/order-withdrawal.tables.ts'
import { type Database, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { endPremium, restOfCharged, startPremium } from './premium/premium.repository.ts'
import { type ServiceOrderRow, serviceOrderTable } from './service.tables.ts'

const service = serviceOrderTable

/** A part of a service that is about to be ordered, with its discount in percent. */
export type PartDraft = {
  part: ServicePart
  discount: string | null
  service: ServiceSlug
  groupId: string
  accountId: string
}

/** Inserts the part of an order. Premium that begins now starts with it; it is charged when nobody can withdraw from it any more. */
export function insertServiceOrder(
  db: Database,
  { id, part, service: slug, groupId, accountId }: PartDraft & { id: string },
  { begin, now }: { begin: number; now: number },
): Statement[] {
  const isPremium = part.kind === 'premium'
  const row = { id, groupId, accountId, service: slug, kind: part.kind, beginsAt: begin, createdAt: now }
  return [
    db.insert(service).values({ ...row, dueAt: isPremium ? withdrawalEnd(now) : null }),
    ...(isPremium && begin <= now ? startPremium(db, id, accountId, part.units, now) : []),
  ]
}

/** For the batch that ends an order before all of it was delivered. */
export const stopWithOrder = (db: Database, orderId: string, now: number): Statement[] => [
  ...endPremium(db, orderId, restOfCharged(orderId)),
  db
    .update(service)
    .set({ state: 'cancelled', endedAt: now, dueAt: null, version: sql`${service.version} + 1` })
    .where(and(eq(service.id, orderId), isAmong(service.state, OPEN_SERVICE_STATES))),
]

export type ServiceMove = {
  state: ServiceState
  /** Null for one that ends with the move. */
  dueAt: number | null
  deliveredAt?: number
  endedAt: number | null
}

/** Moves a part of which the version has not changed; aborts the batch otherwise. */
export const moveServiceOrder = (
  db: Database,
  { id, version }: Pick<ServiceOrderRow, 'id' | 'version'>,
  move: ServiceMove,
): Statement[] => [
  db
    .update(service)
    .set({ ...move, version: sql`${service.version} + 1` })
    .where(and(eq(service.id, id), eq(service.version, version))),
  ...demandOneChange(db),
]

/** Counts the version of a part of which the version has not changed; aborts the batch otherwise. */
export const touchServiceOrder = (
  db: Database,
  { id, version }: Pick<ServiceOrderRow, 'id' | 'version'>,
): Statement[] => [
  db
    .update(service)
    .set({ version: sql`${service.version} + 1` })
    .where(and(eq(service.id, id), eq(service.version, version))),
  ...demandOneChange(db),
]

/** A part with the order that pays for it, and its line. */
const selectParts = (db: Database) =>
  db
    .select({ part: service, order: orderTable, line: orderLineTable, withdrawnAt: orderWithdrawalTable.at })
    .from(service)
    .innerJoin(orderTable, eq(orderTable.id, service.id))
    .innerJoin(orderLineTable, and(eq(orderLineTable.orderId, service.id), eq(orderLineTable.position, 0)))
    .leftJoin(orderWithdrawalTable, eq(orderWithdrawalTable.orderId, service.id))

export type FoundPart = Awaited<ReturnType<typeof selectParts>>[number]

export const findPart = (db: Database, id: string): Promise<FoundPart | undefined> =>
  selectParts(db).where(eq(service.id, id)).get()

/** The parts of an account that were ordered together, in the order of the package. */
export const findGroup = (db: Database, accountId: string, groupId: string): Promise<FoundPart[]> =>
  selectParts(db)
    .where(and(eq(service.groupId, groupId), eq(service.accountId, accountId)))
    .orderBy(asc(sql`${service}.rowid`))

/** The parts that an account ordered, the newest first. */
export const findOwnParts = (db: Database, accountId: string, limit: number): Promise<FoundPart[]> =>
  selectParts(db)
    .where(eq(service.accountId, accountId))
    .orderBy(desc(service.createdAt), asc(sql`${service}.rowid`))
    .limit(limit)

/** Parts on which the job acts, the longest due first. */
export const findDueParts = (db: Database, now: number, limit: number): Promise<FoundPart[]> =>
  selectParts(db)
    .where(and(isNotNull(service.dueAt), lte(service.dueAt, now)))
    .orderBy(asc(service.dueAt))
    .limit(limit)
