import { eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { ServiceState } from '#src/domain/service/service-states.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { serviceOrderTable as part } from '#src/server/exchange/service/service.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

const isIn = (...states: ServiceState[]): SQL => isAmong(part.state, states)

/** Premium is delivered while it runs. */
const isInTime = (now: number): SQL | undefined =>
  or(
    isIn('delivered', 'correcting', 'done', 'absent'),
    sql`(${part.kind} = 'premium' AND ${part.endsAt} IS NOT NULL AND ${part.beginsAt} <= ${now} AND ${isIn('open')})`,
  )

/** The price returned before it was charged, or was refunded later. */
const isRefunded = or(isIn('late', 'missed', 'cancelled'), sql`${orderTable.refunded} > 0`)

const count = (condition: SQL | undefined) => sql<number>`coalesce(sum(iif(${condition}, 1, 0)), 0)`

/** By service and part: what was ordered since an instant, and what has become of it. Instants in UTC ms. */
export const findFigures = (db: Database, { since, now }: { since: number; now: number }) =>
  db
    .select({
      ...{ service: part.service, kind: part.kind, ordered: sql<number>`count(*)` },
      ...{ inTime: count(isInTime(now)), late: count(isIn('late', 'missed')), refunded: count(isRefunded) },
    })
    .from(part)
    .innerJoin(orderTable, eq(orderTable.id, part.id))
    .where(gte(part.createdAt, since))
    .groupBy(part.service, part.kind)
    .orderBy(part.service, part.kind)
